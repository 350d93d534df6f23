import type { ChatSource } from '@wervio/contracts'
import { fold } from '../people/question/fold.ts'
import { wordsOfKey } from './labels.ts'
import { withoutSetAsideUnits } from './set-aside-units.ts'
import { isSpokenKey } from './spoken-keys.ts'
import type { Reading, Unit } from './units.ts'

/** Fields that hold nothing but a protected trait. */
const PRIVATE_KEY =
  /^(?:geboren|geboorte ?(?:datum|jaar|plaats|land|dag)|nationaliteit|burgerlijke ?staat|geslacht|leeftijd|geloof|religie|gezinssituatie|gezin|kinderen|birth ?(?:date|day|year|place)|date ?of ?birth|dob|nationality|marital(?: ?status)?|gender|sex|age|religion)$/
/** A paper or a thing has a year as well: 'mijn attest is van 2005'. */
const NO_THING = String.raw`(?<!\b(?:\w*(?:attest|diploma|certificaat|brevet|rijbewijs|cv|wagen|auto|machine|pand|gebouw|bedrijf|zaak|foto|contract|papier|kaart)) )`
/**
 * What a sentence about somebody's own life says; folded text. The same words about work have other words around them.
 */
const PRIVATE = new RegExp(
  [
    String.raw`\b(?:ik|we|wij|heeft|hebben|heb|ze|zij|hij) (?:[\w'-]+ ){0,3}(?:kinderen|kindje|kindjes|kind|dochters?|zoons?|zonen|tweeling|baby|gezin)\b(?! (?:begeleid|verzorg|gewerkt))`,
    String.raw`\b(?:mijn|haar|zijn|hun|ons|onze) (?:[\w'-]+ )?(?:kinderen|kindje|kindjes|kind|kids|dochters?|zoons?|zoontje|dochtertje|gezin|man|vrouw|partner|vriend|vriendin|ouders|moeder|vader|huwelijk|scheiding|geloof|ziekte|gezondheid|burn-?out|depressie|behandeling|diagnose|leeftijd)\b`,
    String.raw`\bmy (?:\w+ )?(?:husband|wife|partner|girlfriend|boyfriend|kids|children|child|daughters?|sons?|family|parents|mother|father|health|illness|religion|age)\b|\b(?:pregnant|maternity leave|i have (?:\w+ )?(?:kids|children)|i was born)\b`,
    String.raw`\b(?:ik|hij|zij|ze) (?:ben|is|was) (?:[\w'-]+ ){0,3}(?:zwanger|ziek|overspannen|getrouwd|gehuwd|gescheiden|alleenstaand|moslim\w*|katholiek|christen|joods|homo|lesbisch|geboren|autistisch|chronisch)\b`,
    String.raw`${NO_THING}\b(?:ik ben|is|ben) (?:van (?:19\d\d|200\d)|\d\d jaar(?: oud|\W|$)|(?:[\w'-]+ )?\d\d jaar oud)`,
    String.raw`\b(?:zwanger|kinderwens|burn-?out|overspannen|moskee|synagoge|ramadan|vakbond|abvv|aclvb|geboren (?:in|op|te))\b`,
    String.raw`\b(?:naar de kerk|gaat naar de kerk|heb (?:ik )?(?:adhd|autisme|dyslexie|diabetes|epilepsie)|komen uit (?:turkije|marokko|polen|syrie|suriname|oekraine|roemenie|bulgarije))\b`,
  ].join('|'),
)
const AS_WORK =
  /\b(?:ervaring met|werk\w* (?:met|bij|voor|als)|begeleid\w*|zorg voor|client\w*|patient\w*|bewoners|leerlingen|gewerkt|bestuurder|onderhandel\w*)\b/

/** Where a sentence goes on about something else: 'ik werkte met kinderen en heb er zelf twee'. */
const NEXT_CLAUSE =
  /[,;:.!?]|\b(?:dus|daarom|maar|want|omdat|terwijl|daarnaast|verder|because|but|while)\b|\b(?:en|and) (?=(?:I|my|ik|hij|zij|ze|we|wij|heb|heeft|hebben|ben|is|was|had|mijn|woon|woont|kreeg|krijgt|ga|gaat|sinds|zelf)\b)/i

const LONGEST_READ = 600
const FEWEST_WORDS = 2

/** How much of a text stands before what it tells of somebody's own life; all of it when it tells nothing. */
const publicLength = (text: string): number => {
  const read = text.slice(0, LONGEST_READ)
  let begin = 0
  for (const clause of read.split(NEXT_CLAUSE)) {
    const at = read.indexOf(clause, begin)
    const folded = fold(clause)
    if (PRIVATE.test(folded) && !AS_WORK.test(folded)) return begin
    begin = at + clause.length
  }
  return text.length
}

/**
 * The beginning of a sentence as far as it tells nothing private: 'Liever geen nachten' of 'Liever geen nachten, want
 * mijn man …'.
 */
const publicBeginning = (text: string): string => {
  const length = publicLength(text)
  if (length === text.length) return text
  const beginning = text.slice(0, length).replace(/(?<![\s,;:.!?-])[\s,;:.!?-]+$/, '')
  return beginning.split(/\s+/).length >= FEWEST_WORDS ? beginning : ''
}

const isPrivateKey = ({ path }: ChatSource): boolean => {
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  return PRIVATE_KEY.test(fold(wordsOfKey(key)))
}

/**
 * What follows for the work: 'op woensdag ben ik liever vrij' of 'ik heb kinderen, dus op woensdag ben ik liever vrij'.
 */
const consequence = (text: string): string => {
  const rest = /\b(?:dus|daarom|daardoor) (.+)$/i.exec(text.slice(0, LONGEST_READ))?.[1] ?? ''
  return rest.split(/\s+/).length > FEWEST_WORDS && publicLength(rest) === rest.length ? rest : ''
}

/** A unit without its private fields; null when nothing else is left. A record keeps its other fields. */
const publicPart = (unit: Unit): Unit | null => {
  const { side, keys, text, sources } = unit
  if (side === 'vacancy') return unit
  const publicSources = sources.filter((source) => !isPrivateKey(source))
  if (publicSources.length === 0) return null
  const [only] = publicSources
  if (only && publicSources.length === 1 && isSpokenKey(fold(keys))) {
    const beginning = publicBeginning(text)
    const rest = beginning === '' ? consequence(text) : beginning
    if (rest === '') return null
    if (rest !== text) return { ...unit, text: rest, sources: [{ ...only, quote: rest }] }
  }
  return publicSources.length === sources.length
    ? unit
    : { ...unit, sources: publicSources, text: publicSources.map(({ quote }) => quote).join(', ') }
}

/**
 * A context without the sentences that tell what may play no part in a selection, and without the answers to questions
 * about it: no answer quotes them.
 */
export const withoutPrivate = (reading: Reading): Reading => {
  const units = withoutSetAsideUnits(reading.units).flatMap((unit) => publicPart(unit) ?? [])
  return { ...reading, units }
}
