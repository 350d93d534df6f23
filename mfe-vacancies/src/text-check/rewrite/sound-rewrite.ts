const PERSON = 'collega|medewerker|persoon|kandidaat|verkoper|schoonmaker|leerkracht|kapper|begeleider'
const PERSONS =
  "collega[’']s|medewerkers|mensen|personen|kandidaten|verkopers|schoonmakers|leerkrachten|kappers|begeleiders"
const BEFORE = '(?<![\\p{L}\\p{N}])'
const AFTER = '(?![\\p{L}\\p{N}])'

const faultOf = (pattern: string): RegExp => new RegExp(pattern, 'giu')

/** Marks of a sentence that a replacement broke. */
const faults: readonly RegExp[] = [
  // Two articles, or an article before a word that takes none.
  `${BEFORE}(?:een|de|het|onze|ons|jouw|uw|deze|elke|geen) (?:\\p{L}+e )?(?:een|de|het|iemand|iedereen|degene|mensen die)${AFTER}`,
  `${BEFORE}(?:a|an|the) (?:a|an|the)${AFTER}`,
  `${BEFORE}a [aeio]`,
  `${BEFORE}an [^aeiouh\\W]`,
  // A word twice, a conjunction or a comma without its other half.
  `${BEFORE}(\\p{L}+) \\1${AFTER}`,
  `${BEFORE}(?:en|of) (?:en|of)${AFTER}`,
  `${BEFORE}(?:en|of)(?=\\s*(?:[.,;:!?)]|$))`,
  '^\\s*(?:en|of|,) ',
  ', *[,.;:!?]',
  ' [.,;:!?)]| {2}',
  // Number of the noun against its determiner.
  `${BEFORE}(?:een|elke|iedere|geen enkele) (?:[\\p{L}]+ )?(?:${PERSONS})${AFTER}`,
  `${BEFORE}(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|enkele|meerdere|\\d+) (?:[\\p{L}]+e )?(?:${PERSON})${AFTER}`,
  // 'Iemand die …' takes no second clause of its kind, and isn't somebody else's.
  `${BEFORE}iemand die [^.!?,]* die${AFTER}`,
].map(faultOf)

const countFaults = (sentence: string): number =>
  faults.reduce((count, fault) => count + (sentence.match(fault)?.length ?? 0), 0)

/** Without what it prefers or rules out, such a sentence says nothing: 'alleen […] collega's'. */
const PREFERENCE = /(?<!\p{L})(?:alleen|uitsluitend|enkel|liefst|bij voorkeur|geen|niet|nooit)(?!\p{L})|voorkeur/iu

/**
 * Words that drop an adjective leave what it was joined to without its other half: 'een veelzijdige en […] functie'.
 */
const losesPartner = (before: string): boolean => /(?:,|(?<!\p{L})(?:en|of)) $/iu.test(before)

const dropsWords = (quote: string, rewrite: string): boolean =>
  quote !== rewrite && quote.toLowerCase().endsWith(rewrite.toLowerCase())

/** Nouns that take 'het', and those that surely take 'de', by their ends. */
const NEUTER = /(?:team|niveau|karakter|bedrijf|werk|overzicht|voorbeeld|doel|resultaat|je)$/iu
const COMMON = /(?:heid|ing|tie|blik|inzet|wil|collega|medewerker|persoon|kracht|leider|hulp|verkoper|sfeer|cultuur)$/iu
const BEFORE_NEUTER = /(?<!\p{L})(?:het|dit|dat|ons|elk|ieder|welk)(?: \p{L}+e)? $/iu
const BEFORE_COMMON = /(?<!\p{L})(?:de|deze|die|onze|elke|iedere|welke)(?: \p{L}+e)? $/iu
/** An adjective without its -e, as only a 'het' word has it: 'een groot …'. */
const BARE_ADJECTIVE = /(?<!\p{L})(?:een|geen) \p{L}*[^e\s] $/iu

/** Whether article and adjective in front of the words fit the noun that is put there. */
const fitsArticle = (before: string, rewrite: string): boolean => {
  if (/[\s,]/.test(rewrite)) return true
  if (COMMON.test(rewrite)) return !BEFORE_NEUTER.test(before) && !BARE_ADJECTIVE.test(before)
  return !NEUTER.test(rewrite) || !BEFORE_COMMON.test(before)
}

/** 'Iemand die vloeiend Nederlands spreekt' ends its clause: no verb or noun may go on with it. */
const isClause = (rewrite: string): boolean => /(?<!\p{L})(?:iemand|mensen|degene) die /iu.test(rewrite)
const endsClause = (after: string): boolean => /^\s*(?:$|[.,!?;:)])/u.test(after)

/** Between quotation marks stands what somebody says or what something is called. */
const isQuoted = (before: string, after: string): boolean =>
  /[‘“"][^’”"]*$/u.test(before) && /^[^‘“"]*[’”"]/u.test(after)

/** Without anybody being sought, a dropped word may be about somebody else: 'je praat met jonge mannen'. */
const ABOUT_OTHERS = /(?<!\p{L})(?:met|voor|aan|over|van|bij|naar|door) (?:(?:de|het|een|onze|jouw|je) )?$/iu
const SOUGHT =
  /zoek|gezocht|gevraagd|nodig|welkom|plek|versterk|word |werken (?:als|bij)|ben jij|bent u|bijbaan|baan|job|functie|vacature|team|collega|ideaal|geschikt|ben je/iu

/** 'Een jong bedrijf' may be told of its own age, which is a fact about it. */
const FIRM = /(?<!\p{L})(?:bedrijf|onderneming|organisatie|zaak|kantoor|start-?up|merk)$/iu

/** Whether what follows is said of somebody one works with or for: nobody is sought in the sentence. */
export const isAboutOthers = (before: string, sentence: string): boolean =>
  ABOUT_OTHERS.test(before) && !SOUGHT.test(sentence)

type Place = { sentence: string; start: number; end: number }

/**
 * Whether the sentence still reads as one when `rewrite` stands in that place. Part of a compound or a name is never
 * replaced.
 */
export const isSoundRewrite = ({ sentence, start, end }: Place, rewrite: string): boolean => {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  if (/[\p{L}\p{N}]-$/u.test(before) || /^-[\p{L}\p{N}]/u.test(after)) return false
  if (isQuoted(before, after) || !fitsArticle(before, rewrite)) return false
  if (isClause(rewrite) && !endsClause(after)) return false
  const isDropped = dropsWords(sentence.slice(start, end), rewrite)
  if (isDropped && FIRM.test(rewrite)) return false
  if (isDropped && isAboutOthers(before, sentence)) return false
  if (isDropped && (losesPartner(before) || PREFERENCE.test(sentence))) return false
  return countFaults(before + rewrite + after) <= countFaults(sentence)
}
