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

/** Words that drop an adjective leave what it was joined to without its other half: 'een veelzijdige en […] functie'. */
const losesPartner = (before: string): boolean => /(?:,|(?<!\p{L})(?:en|of)) $/iu.test(before)

const dropsWords = (quote: string, rewrite: string): boolean =>
  quote !== rewrite && quote.toLowerCase().endsWith(rewrite.toLowerCase())

type Place = { sentence: string; start: number; end: number }

/**
 * Whether the sentence still reads as one when `rewrite` stands in that place. Part of a compound or a name is never
 * replaced.
 */
export const isSoundRewrite = ({ sentence, start, end }: Place, rewrite: string): boolean => {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  if (/[\p{L}\p{N}]-$/u.test(before) || /^-[\p{L}\p{N}]/u.test(after)) return false
  if (dropsWords(sentence.slice(start, end), rewrite) && (losesPartner(before) || PREFERENCE.test(sentence)))
    return false
  return countFaults(before + rewrite + after) <= countFaults(sentence)
}
