/** What is denied then is a trouble, not the thing: 'geen probleem met ploegendienst', 'zonder toezicht lassen'. */
const TROUBLES = [
  'proble\\p{L}+|moeite|bezwaar|bezwaren|toezicht|hulp|begeleiding|supervis\\p{L}+|last|angst|hoogtevrees',
  'issues?|trouble|difficult\\p{L}+|help|guidance|assistance|fear',
].join('|')
/** 'Is niet erg' and 'is not new to me' deny nothing of what stands before them. */
const NO_DENIAL = `${TROUBLES}|alleen|enkel|slechts|erg|nieuw|vreemd|zonder|only|just|new|without`
const NO = `(?:geen|zonder|no|without)(?!\\s(?:enige\\s|any\\s)?(?:${TROUBLES})(?!\\p{L}))`
const NEVER = String.raw`(?:nooit|never)(?!\s(?:te laat|ziek|een probleem|missed|late)(?!\p{L}))`
const NOT = String.raw`(?:niet|not)(?!\s(?:alleen|enkel|slechts|only|just|vies|bang|beroerd|te beroerd|afraid)\s)`
const INSTEAD = 'instead of|rather than|in plaats van'
const DENIAL = new RegExp(
  String.raw`(?<!\p{L})(?:${NO}|${NEVER}|don['’]t|lack|${NOT}|${INSTEAD})\s(?:(?!(?:maar|wel|but|only)\s)\p{L}+\s){0,3}$`,
  'iu',
)
const ITEM = String.raw`[\p{L}\d+#.&-]+`
/** 'Geen AFAS, Exact Online of Twinfield' denies each of them. */
const DENIED_LIST = new RegExp(
  String.raw`(?<!\p{L})(?:geen|no|zonder|without|neither)(?!\s(?:${TROUBLES})(?!\p{L}))\s(?:${ITEM}(?:\s${ITEM})?,\s){0,5}${ITEM}(?:\s${ITEM})?\s(?:of|or|noch|nor)\s${ITEM}`,
  'giu',
)
/** Without one of these no list is denied. */
const ENDS_LIST = /\s(?:of|or|noch|nor)\s/iu
/** The rest of a word, and what is named in one breath with it: 'AFAS en Twinfield niet'. */
const WITH_IT = String.raw`^[\p{L}-]{0,30}(?:\s(?:en|of|and|or)\s${ITEM}){0,2}\s?`
const WHO = String.raw`(?:ik|er|dat|i|we|wij)\s`
const YET = String.raw`(?:nog|zelf|helaas)\s`
const NOWHERE = String.raw`(?:niet|nooit|geen|not|never)(?!\s(?:${NO_DENIAL})(?!\p{L}))(?!\p{L})`
/** 'Rijbewijs D heb ik niet', 'trappen maken kan ik nog niet', 'the till I have never used'. */
const DENIED_BY_VERB = new RegExp(
  String.raw`${WITH_IT}(?:heb|hebben|had|hadden|doen|maken|kunnen|gebruiken|bezit|ken|kan|doe|deed|spreek|schrijf|beheers|gebruik|rijd|mag|werk|is|was|have|can)\s(?:${WHO})?(?:${YET})?${NOWHERE}`,
  'iu',
)
/** 'SAP niet', 'SKJ: nee', 'InDesign (nog niet)', 'VCA: not yet', up to the end of the clause. */
const DENIED_OUTRIGHT = new RegExp(
  String.raw`${WITH_IT}[:(–-]?\s?(?:nog\s|helaas\s)?(?:niet|nooit|nee|geen|not|never|none|no)(?:\s(?:meer|ervaring|experience|yet))?(?=\s*(?:$|[.,;:!?()]|(?:maar|wel|but)(?!\p{L})))`,
  'iu',
)
/** 'Interviews with users or tests: not yet': what stands before the colon is all denied. */
const DENIED_BEHIND_COLON =
  /^[^.;:]{0,60}:\s?(?:nog niet|not yet|neen?|no|none|geen|niet|nooit|never)(?:\s(?:ervaring|experience))?\s*(?=$|[.,;!])/iu
/** 'Anaesthesia was given by the dentist', 'plaatsing door onze eigen ploeg': others did it. */
const DONE_BY_OTHERS =
  /^[\p{L}-]{0,30}\s(?:(?:(?:was|were|is|are|werd|werden|wordt|worden)\s)?(?:given|done|made|performed|handled|placed|carried out|gedaan|gegeven|gemaakt|uitgevoerd|geplaatst|behandeld|verzorgd)\s(?:by|door)\s(?:the|our|a|an|another|others|de|het|onze|een|andere|anderen)(?!\p{L})|door\s(?:onze eigen|andere|anderen|een andere?)(?!\p{L}))|^[\p{L}-]{0,30}\s(?:werd|werden|wordt|worden)\s(?:altijd\s)?door\s(?:de|het|onze|een|andere|anderen)\s/iu
const MISSING = /^[\p{L}-]{0,30}\sontbreekt|^[\p{L}-]{0,30}: ?(?:nee|geen|no|none)(?!\p{L})/iu
/** Learned and never used: 'Power BI: e-learning, nog niet op het werk gebruikt'. */
const UNUSED =
  /^[^.;]{0,60}(?<!\p{L})(?:nog (?:niet|niets|nooit) (?:\p{L}+ ){0,3}(?:gebruikt|toegepast|gedaan|gemaakt|gewerkt)|(?:not|never) (?:yet )?(?:been )?(?:used|applied|tried)|not used|never used|nothing (?:i would|to speak of|serious)|niets noemenswaardigs|(?:alleen |enkel |ken (?:ik )?)(?:alleen |enkel )?(?:van horen zeggen|van naam|in theorie)|(?:haven't|have not) (?:yet )?(?:used|applied))/iu

/** A certificate, card or licence that was valid and isn't any more. */
const LAPSED = String.raw`(?<!\p{L})(?<!(?:niet|not|nooit|never)\s)(?:verlopen|verliep|vervallen|vervallen verklaard|ingetrokken|ingevorderd|ingeleverd|kwijt|niet (?:meer )?(?:verlengd|vernieuwd|geldig)|expired|lapsed|revoked|suspended|withdrawn|surrendered|not renewed|no longer valid|uitgeschreven|doorgehaald)(?!\p{L})`
const LAPSED_BEHIND = new RegExp(LAPSED, 'iu')
/** 'Verlopen VCA'; 'laten verlopen, tegelijk met code 95'. */
const LAPSED_BEFORE = new RegExp(
  String.raw`${LAPSED}(?:\s|[^.;]{0,20}(?<!\p{L})(?:tegelijk met|samen met|net als|evenals|together with|along with|as was|zo ook)\s)(?:de\s|het\s|mijn\s|the\s|my\s)?$`,
  'iu',
)
/** The next certificate of a list, not what follows of this one: 'SKJ tot 2021, daarna niet verlengd'. */
const NEXT_OF_LIST = /[;,](?!\s*(?:daarna|nog|niet|not|since|sinds|inmiddels|now|nu|werkervaring\p{L}*)(?!\p{L}))/iu

/** Says that somebody will get or renew it: 'haal ik zo weer', 'happy to take it', 'renewal booked'. */
const WILLING =
  /(?<!\p{L})(?:bereid|(?:volg|haal|behaal|doe|vernieuw|verleng|schrijf)\s(?:ik\s)?(?:me\s|mij\s)?(?:(?:hem|het|die|deze|dit)\s)?(?:\p{L}+\s)?(?:graag|zo|weer|opnieuw|snel)|wil\s(?:ik\s)?(?:\p{L}+\s){0,4}(?:halen|behalen|volgen|verlengen|doen|vernieuwen|inschrijven)|happy to|willing to|glad to|will (?:renew|take|get)|(?:renewal|herhaling|verlenging|examen|exam|cursus|course)\s(?:(?:is|staat)\s)?(?:booked|planned|scheduled|gepland|ingepland|geboekt))(?!\p{L})/iu

/** Characters before a word in which it is denied, and behind it in which its standing is told. */
const REACH = 70

/** Without one of these no text matches a denial: most texts say none. */
const WORDS_OF_DENIAL =
  /geen|niet|nooit|zonder|never|without|don['’]t|lack|ontbreekt|nee|neither|none|nothing|instead of|rather than|in plaats van|van horen zeggen|van naam|in theorie|haven't|not?(?!\p{L})/iu
/** Without one of these no text matches DONE_BY_OTHERS. */
const WORDS_OF_OTHERS = /(?:by|door)\s(?:the|our|a|others|de|het|onze|een|ander)/iu
/** Without one of these no text matches LAPSED. */
const WORDS_OF_LAPSE =
  /verl(?:open|iep)|vervallen|inge(?:trokken|vorderd|leverd)|kwijt|niet|expired|lapsed|revoked|suspended|withdrawn|surrendered|not renewed|no longer|uitgeschreven|doorgehaald/iu

/** Words that are looked for first, with the patterns of which one stands in every text that they match. */
export const DENIAL_LOOKS = [
  {
    words: WORDS_OF_DENIAL,
    patterns: [DENIAL, DENIED_BY_VERB, DENIED_OUTRIGHT, MISSING, UNUSED, DENIED_BEHIND_COLON],
  },
  { words: WORDS_OF_OTHERS, patterns: [DONE_BY_OTHERS] },
  { words: WORDS_OF_LAPSE, patterns: [LAPSED_BEHIND] },
] as const

/** Where in a text something is named. */
export type TextPlace = { from: number; to: number }

/** What stands before a place, and behind it, as far as words about it reach. */
export const textBefore = (text: string, { from }: TextPlace): string => text.slice(Math.max(0, from - REACH), from)
export const textBehind = (text: string, { to }: TextPlace): string => text.slice(to, to + REACH)

const isInDeniedList = (text: string, { from, to }: TextPlace): boolean =>
  ENDS_LIST.test(text) &&
  [...text.matchAll(DENIED_LIST)].some(({ 0: list, index }) => index <= from && to <= index + list.length)

/** What stands behind a place about the thing that is named there, up to the next of a list. */
export const standingBehind = (text: string, { from, to }: TextPlace): string =>
  text.slice(from, to + REACH).split(NEXT_OF_LIST, 1)[0] ?? ''

/** Whether a text can deny anything, to pass over those that don't. */
export const mayDeny = (text: string): boolean => WORDS_OF_DENIAL.test(text) || WORDS_OF_OTHERS.test(text)

const BEHIND = [DENIED_BY_VERB, DENIED_OUTRIGHT, MISSING, UNUSED, DENIED_BEHIND_COLON]

/** Whether a text says that what it names at a place isn't so: 'geen BIG', 'SKJ: nee', 'SAP en Exact niet'. */
export const isDeniedAt = (text: string, place: TextPlace): boolean => {
  if (!mayDeny(text)) return false
  const [front, rest] = [textBefore(text, place), textBehind(text, place)]
  return (
    (WORDS_OF_DENIAL.test(front) && DENIAL.test(front)) ||
    (WORDS_OF_DENIAL.test(rest) && BEHIND.some((pattern) => pattern.test(rest))) ||
    (WORDS_OF_OTHERS.test(rest) && DONE_BY_OTHERS.test(rest)) ||
    isInDeniedList(text, place)
  )
}

/** Whether a text says that what it names at a place was valid and isn't any more. */
export const isLapsedAt = (text: string, place: TextPlace): boolean =>
  WORDS_OF_LAPSE.test(text) &&
  (LAPSED_BEHIND.test(standingBehind(text, place)) || LAPSED_BEFORE.test(textBefore(text, place)))

/** Whether a text says that somebody will get or renew what they lack. */
export const isWilling = (text: string): boolean => WILLING.test(text)

/** What a line is about stands above it: 'Rijbewijs', and below it 'Ingetrokken tot juli'. */
export const beginsWithDenial = (text: string): boolean =>
  (WORDS_OF_LAPSE.test(text) && text.search(LAPSED_BEHIND) === 0) ||
  /^\P{L}*(?:geen|nee|nog niet|niet|none|no|not yet)(?!\p{L})/iu.test(text)
