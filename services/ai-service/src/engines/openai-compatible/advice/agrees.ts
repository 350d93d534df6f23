import type { RequirementState } from '@wervio/contracts'

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const NEGATIVE = word(
  'niet|geen|ontbree?k\\p{L}*|ontbrak\\p{L}*|mist|missen|zonder|nergens|niets|onvoldoende|nooit|nog te \\p{L}+|gebrek|tekort\\p{L}*',
)
const PARTLY = word(
  'deels|gedeeltelijk\\p{L}*|beperkt\\p{L}*|enige|enigszins|niet duidelijk|onduidelijk|staat er niet bij|half|niet volledig|niet helemaal|nog niet|minder dan|gevraagd is|in opleiding|verlopen|vervallen|niet meer geldig|aangevraagd|in parte|partly',
)
/** What leaves open whether something is there. */
const OPEN = word('mogelijk|misschien|wellicht|onbekend|onduidelijk|of|vraag is|te bespreken|nog na te gaan')
const SOMEBODY = word('de kandidaat|de sollicitant|deze persoon')
const POSITIVE = word(
  'voldoet|voldoen|voldaan|heeft|hebben|beschikt|beheerst|bezit|toont|laat zien|aangetoond|aantoonbaar|gevonden|ruim|ruime|sterk|sterke|ervaren|werkte|werkt|kent|kan|spreekt|haalde|behaalde|behaald|volgde|aanwezig|goed|goede|uitstekend|uitstekende|past|sluit aan|blijkt|staat (?:wel )?in het cv|houder|geldig|gecertificeerd|geregistreerd|bekend met|vertrouwd met|vaardig in',
)
/** What takes for granted that something is there. */
const PRESUMES = word(
  'in (?:je|uw|het) cv (?:staat|lees|zie)\\p{L}*|je (?:hebt|had|werkte|bent)|u (?:hebt|heeft|werkte)|dankzij|vanwege|zijn of haar|je cv (?:noemt|laat)|de kandidaat (?:heeft|beheerst|beschikt|kan)(?= .*(?:dus|daarom|en))',
)
const ABSENT = word('ontbree?k\\p{L}*|mist|missen|niet gevonden|niet in (?:je|uw|het) cv|staat niet')
const REQUEST =
  /^(?:vraag|bespreek|controleer|plan|laat|check|toets|leg|ga|kijk|nodig|informeer|verken|geef|bekijk|maak|zorg|overleg|bel|stel|besteed|let|neem|lees|verifieer|bevestig|onderzoek|noteer|spreek|begin|start|gebruik|zoek|bereid|beoordeel|peil|haal)(?!\p{L})/iu

/** Whether a sentence asks, or tells the recruiter to, and so says nothing of what is there. */
export const isRequest = (sentence: string): boolean => sentence.trim().endsWith('?') || REQUEST.test(sentence.trim())

/** Whether a text speaks of somebody rather than to the recruiter. */
export const isAboutSomebody = (sentence: string): boolean =>
  word('de kandidaat|de sollicitant|deze persoon|het cv|het profiel|die').test(sentence) &&
  (POSITIVE.test(sentence) || NEGATIVE.test(sentence))

const says: Record<RequirementState, (clause: string) => boolean> = {
  met: (clause) => !NEGATIVE.test(clause) && !PARTLY.test(clause),
  partly: (clause) => PARTLY.test(clause) || (!POSITIVE.test(clause) && !NEGATIVE.test(clause)),
  missing: (clause) => NEGATIVE.test(clause) || OPEN.test(clause) || !(POSITIVE.test(clause) || SOMEBODY.test(clause)),
}

const asks: Record<RequirementState, (clause: string) => boolean> = {
  met: (clause) => !ABSENT.test(clause),
  partly: (clause) => !ABSENT.test(clause) || PARTLY.test(clause),
  missing: (clause) => !PRESUMES.test(clause) || NEGATIVE.test(clause),
}

/** Whether what is said of a requirement in a state agrees with it; `isAsking` for a question or a request. */
export const agreesWith = (state: RequirementState, clause: string, isAsking: boolean): boolean =>
  (isAsking ? asks : says)[state](clause)

/** Where one half of a sentence can say another thing than the other. */
const CLAUSES =
  /;|:(?= )|,? (?:maar|terwijl|echter|hoewel|daarentegen|alleen)(?!\p{L})|, (?=(?:\S+ ){0,6}(?:ontbree?k\p{L}*|mist|is niet|zijn niet|staat niet|deels))|(?<=gevonden|aangetoond|voldaan)(?:,)? en (?=\S+ )/iu

export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
