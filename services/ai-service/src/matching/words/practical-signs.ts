import { isDeniedAt } from './denial.ts'
import type { TermGroup } from './term-index.ts'
import { termGroupOf } from './term-index.ts'
import { termsOf } from './terms.ts'

/** The times at which somebody works, by the key that stands for them; a key of a word never begins with '@'. */
const TIMES: readonly (readonly [key: string, words: RegExp])[] = [
  [
    '@early',
    /(?<!\p{L})(?:vroege?|early|ochtend(?:en|dienst\p{L}*|shift\p{L}*|ploeg)?|morning|vroegdienst\p{L}*)(?!\p{L})/iu,
  ],
  ['@late', /(?<!\p{L})(?:late|laat(?!\s(?:zien|staan|ik|je|me|mij|het|weten))|laatdienst\p{L}*)(?!\p{L})/iu],
  ['@evening', /(?<!\p{L})(?:['’]s avonds|avond(?:en|dienst\p{L}*|werk)?|evenings?)(?![\p{L}])/iu],
  ['@night', /(?<!\p{L})(?:['’]s nachts|nacht(?:en|dienst\p{L}*|werk|elijke?)?|nights?)(?![\p{L}])/iu],
  [
    '@weekend',
    /(?<!\p{L})(?:weekend(?:en|s|dienst\p{L}*|werk)?|zaterdag(?:en)?|zondag(?:en)?|saturdays?|sundays?)(?!\p{L})/iu,
  ],
  ['@split', /(?<!\p{L})(?:gebroken|split|in stukken)(?!\p{L})/iu],
  [
    '@on-call',
    /(?<!\p{L})(?:on[- ]call|bereikbaarheid(?:sdienst\p{L}*)?|piket(?:dienst\p{L}*)?|consignatie(?:dienst\p{L}*)?|stand-?by|wachtdienst\p{L}*|wacht(?=:|\s(?:lopen|doen|om de|een|één|\d))|van wacht|(?:storings|spoed|crisis|oproep)dienst\p{L}*|call-?outs?)(?!\p{L})/iu,
  ],
  [
    '@shifts',
    /(?<!\p{L})(?:\p{L}*-?ploegen(?:dienst|systeem|stelsel)?\p{L}*|shift work|shift pattern|rotating shifts|wissel(?:ende )?dienst\p{L}*|onregelmatige (?:dienst\p{L}*|(?:werk)?tijden|uren)|volcontinu\p{L}*)(?!\p{L})/iu,
  ],
]
const ALL_TIMES = TIMES.map(([key]) => key)
/** 'Alle diensten' names each of them. */
const ANY_TIME =
  /(?<!\p{L})(?:alle|any|all) (?:diensten|shifts|hours)(?!\p{L})|(?:diensten|shifts):? (?:alles|alle|any|all)(?!\p{L})|volcontinu|24\/7/iu
/** Without one of these a line says nothing of working times: 'vroege middeleeuwen', 'late payments'. */
const OF_WORK =
  /dienst|shift|ploegen|rooster|(?<!\p{L})rota(?!\p{L})|(?<!\p{L})(?:werk|work|draai)\p{L}{0,3}(?!\p{L})|on[- ]call|nachten|weekenden|maakt (?:me|mij) niet uit|geen (?:probleem|bezwaar)|doordeweeks|(?:avond|nacht|weekend)(?:en|s|werk)(?!\p{L})|(?:zaterdag|zondag)en(?!\p{L})|(?:evening|night|weekend|saturday|sunday)s(?!\p{L})|om de (?:\p{L}+ )?(?:week|weken|zaterdag|zondag|avond)|om en om|(?:weekend|zaterdag|zondag|avond|nacht|week|saturday|sunday) (?:op|in) (?:de )?(?:\d|twee|drie|vier|vijf|zes|two|three|four|five|six)|(?:avond|evening|nacht|night|zaterdag|saturday)s? (?:per|a) (?:week|month|maand)|(?:elke|iedere|every) (?:\d\p{L}*|tweede|derde|vierde|andere|second|third|other)|in rotation|van wacht|wacht:|bereikbaar|(?:vroeg|early),? (?:en |of |and |or )?(?:laat|late)/iu
const FIRST_LOOK =
  /dienst|shift|vroeg|early|ochtend|morning|avond|evening|nacht|night|weekend|zaterdag|zondag|saturday|sunday|spoed|storing|ploegen|call|piket|wacht|bereikbaar|24\/7|volcontinu|rota/iu

const CAR = '@own-transport'
/** Transport of one's own. */
const OWN_TRANSPORT =
  /(?<!\p{L})(?:eigen (?:auto|wagen|vervoer|vervoermiddel|scooter|brommer|motor|bestelbus(?:je)?)|own (?:car|transport|vehicle|van)|(?:auto|wagen|(?<!openbaar )vervoer)(?: is)? (?:aanwezig|beschikbaar|voor de deur)|(?:auto|wagen|car): ?(?:ja|yes)|rijbewijs(?: [A-E]{1,2})? en (?:een )?(?:auto|wagen)|licen[cs]e and (?:a )?car|(?:heb|bezit) (?:zelf )?een (?:auto|wagen|scooter)|have a (?:car|vehicle)|met (?:de|mijn) (?:auto|wagen) (?:naar het werk|te water)|(?:mijn|my) (?:auto|wagen|car))(?!\p{L})/iu
const FIRST_LOOK_CAR = /auto|wagen|vervoer|scooter|brommer|motor|\bcar\b|transport|vehicle|bestelbus|\bvan\b/iu

const namesAt = (pattern: RegExp, text: string): boolean => {
  const match = pattern.exec(text)
  return match !== null && !isDeniedAt(text, { from: match.index, to: match.index + match[0].length })
}
/** Who works late works evenings. */
const ALSO: Readonly<Record<string, string>> = { '@late': '@evening' }
/** 'Avondwerk liever niet meer'. */
const UNWILLING =
  /^[\p{L}-]{0,20},?\s(?:(?:doe|werk|heb) ik )?(?:liever|beter|bij voorkeur|rather|preferably) (?:niet|geen|not|no)(?!\p{L})|^[^.;,]{0,30}(?<!\p{L})(?:niet|geen|no|not) (?:meer|longer|any ?more)(?!\p{L})/iu
const isUnwanted = (words: RegExp, text: string): boolean => {
  const match = words.exec(text)
  return match !== null && UNWILLING.test(text.slice(match.index + match[0].length))
}
/** 'Dat het vroeg is maakt me niet uit' denies nothing. */
const INDIFFERENT =
  /maakt (?:me|mij|ons) (?:\p{L}+ )?niet uit|(?:vind|is) (?:ik )?(?:\p{L}+ )?(?:niet erg|prima|fijn)|(?:nooit|niet) anders (?:gekend|gewend|geweten)|(?:hoort|horen) erbij|don['’]t mind/iu

const timesIn = (text: string): string[] => {
  if (!FIRST_LOOK.test(text) || !OF_WORK.test(text)) return []
  if (ANY_TIME.test(text)) return ALL_TIMES
  const isWelcome = INDIFFERENT.test(text)
  const keys = TIMES.flatMap(([key, words]) => {
    const isNamed = isWelcome ? words.test(text) : namesAt(words, text) && !isUnwanted(words, text)
    return isNamed ? [key, ...(ALSO[key] === undefined ? [] : [ALSO[key]])] : []
  })
  return [...new Set(keys)]
}

/** Keys for what a line says of working times and of transport of one's own, beside those of its words. */
export const practicalSigns = (text: string): string[] => [
  ...timesIn(text),
  ...(FIRST_LOOK_CAR.test(text) && namesAt(OWN_TRANSPORT, text) ? [CAR] : []),
]

/** Words around working times that ask for nothing else. */
const FRAME =
  /(?<!\p{L})(?:bereid\p{L}*|beschikbaar\p{L}*|available|availability|willing\p{L}*|able|flexib\p{L}*|inzetbaar\p{L}*|draaien|draait|werken|werk|working|work|doen|(?:geen|no) (?:probleem|bezwaar|problem)|probleem|diensten|dienst|shifts?|rota|rooster|soms|af en toe|regelmatig|occasional\p{L}*|take part|taking part|deelnem\p{L}*|meedraaien|verschillende|wisselende|alle|all|per|week|weken|month|maand|een|in|op|om de|over|of|week|tot|vanaf|uur|dagen|dag|\d+(?:[.:u]\d+)?[xu]?)(?!\p{L})/giu
/** What is left of a demand that is about working times alone. */
const MOST_LEFT = 0.9
/** Words of a demand that can be about working times. */
const ASKS_TIMES =
  /dienst|shift|weekend|zaterdag|zondag|saturday|sunday|(?<!\p{L})nacht|night|avond|evening|call-?outs?|ploegen|(?<!\p{L})rota(?!\p{L})|on[- ]call|bereikbaar|piket|consignatie/iu
const ASKS_TRANSPORT =
  /(?<!\p{L})(?:eigen (?:auto|wagen|vervoer|vervoermiddel|transport)|own (?:car|transport|vehicle))(?!\p{L})/iu

const groupOf = (keys: readonly string[]): TermGroup =>
  termGroupOf(keys.map((key) => ({ text: key, keys: [key], weight: 1 })))

/** What a demand asks of working times or transport of one's own; null for one that asks anything else. */
export const practicalGroup = (demand: string): TermGroup | null => {
  if (ASKS_TRANSPORT.test(demand)) return groupOf([CAR])
  if (!ASKS_TIMES.test(demand)) return null
  // Hyphens part: 'avond-, nacht- en weekenddiensten'.
  const text = demand.replaceAll(/-(?=[,\s])|\([^()]{0,60}\)/gu, ' ')
  const times = TIMES.filter(([, words]) => words.test(text))
  if (times.length === 0) return null
  const rest = times.reduce((left, [, words]) => left.replaceAll(new RegExp(words.source, 'giu'), ' '), text)
  const weight = termsOf(rest.replaceAll(FRAME, ' ')).reduce((sum, term) => sum + term.weight, 0)
  return weight < MOST_LEFT ? groupOf(times.map(([key]) => key)) : null
}
