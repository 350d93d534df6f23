import { isAdjective } from '../language/adjectives.ts'
import { asks, isDemand, offers } from './demands.ts'
import { isInfinitive } from '../language/infinitives.ts'

export type ListField = 'tasks' | 'hardSkills' | 'softSkills' | 'benefits'
/** Where an item belongs: a list field, or one of the places that the form has no field for. */
export type ItemPlace = ListField | 'shifts' | 'workplace' | 'culture' | 'contact'

/** Items by the place where they belong. */
export type SortedItems = Record<ItemPlace, string[]>

const SHIFTS =
  /\b(?:vroege?(?: \p{L}+)? (?:en|of|\/) (?:late|avond\p{L}*|nacht\p{L}*)|(?:vroege|late) dienst(?:en)?|(?:dag|avond|nacht|weekend|wissel|ploegen|zondags?|zaterdags?|slaap|wacht|storings|oproep|consignatie|piket|bereikbaarheids|onregelmatige )-?dienst(?:en)?|avonden|(?:slapende|wakende) nachten|weekends?|weekendwerk|avond- en weekendwerk|koopavond(?:en)?|(?:\d|twee|drie|vier|vijf)[ -]?ploegen\p{L}*(?! van \d)|dagploeg|ploegendienst|\dx8|permanentie|on[- ]call|consignatie|(?<!\d )werkdagen|zaterdag(?:en)?|zondag(?:en)?|van \d{1,2}\.\d\d tot \d{1,2}\.\d\d uur|wachtdienst|(?:wisselende|variabele|roulerende|flexibele) (?:dienst(?:en)?|werktijden|uren|roosters?)|(?:avond|nacht)werk|(?:maan|dins|woens|donder|vrij)dag (?:t\/m|tot|tot en met) (?:\p{L}+dag)|24\/7|in ploegen|feestdagen|overwerk|overuren|(?:kantoor|school)(?:uren|tijden)|(?:flexibele|vaste|glijdende) (?:werk)?(?:uren|tijden|werktijden)|volcontinu(?:dienst)?|ploegenstelsel|stand-?by|geen (?:avonden|nachten|weekends?|zaterdagen|zondagen)|geen avond- (?:en|of) weekend\p{L}+|om de (?:week|maand|twee weken|drie weken|vier weken)|(?:het|een|één) weekend op (?:de )?(?:\d|twee|drie|vier|vijf|zes)|(?:’s |'s )(?:ochtends|avonds|nachts|zondags|zaterdags)|(?:start|begin|begint|beginnen) (?:om )?\d{1,2}(?:\.\d\d)? ?uur|(?:maan|dins|woens|donder|vrij)dag (?:en|of) (?:dins|woens|donder|vrij)dag)(?!\p{L})|^(?:uren|uurrooster|werkrooster|rooster|werkuren|dienstrooster|werkdagen)(?: ?:| \()|^werktijden\b|^\d{1,2}(?:[-–]\d{1,2})? uur(?: per week)?$/iu
/** When one starts, as an item of its own: 'start 1 april', 'per 1 september', 'direct beschikbaar'. */
const START =
  /^(?:(?:je )?start(?:datum)?(?: is)?:? |beschikbaar )?(?:op |per |vanaf |rond |medio |begin |eind )?(?:\d{1,2} )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: 20\d\d)?$|^(?:start|beschikbaar):? (?:per )?(?:direct|nu|zo snel mogelijk)$|^(?:per direct|zo snel mogelijk)$/i

/** Whether words say when one starts. */
export const isStart = (words: string): boolean => START.test(words)

const PAY =
  /^(?:\p{L}*)toeslag\b(?=.*\d ?%)|^\d{1,3} ?% (?:\p{L}*toeslag|korting)\b|\b(?:salaris|(?<!van )loon|brutoloon|nettoloon|maandloon|uurloon|vakantiedagen|vakantiegeld|pensioen(?:opbouw|regeling)?|reiskosten(?:vergoeding)?|eindejaarsuitkering|eindejaarspremie|maaltijdcheques|13e maand|dertiende maand|winstuitkering|auto van de zaak|lease-?auto|firmawagen|bedrijfswagen|ecocheques|groepsverzekering|hospitalisatieverzekering|(?:vast|tijdelijk|jaar)contract|vast contract|contract (?:van|voor|bepaalde|onbepaalde) \p{L}+|doorgroeimogelijkheden|personeelskorting|adv-dagen|verlofdagen|tankkaart|winstdeling|kledingbudget|dienstwagen|bedrijfsauto|leasefiets|fietslease|fietsplan|opleidingsbudget|cadeaucheques|cafetariaplan|extralegale voordelen|eindejaarsbonus|startbonus|ploegentoeslag|onregelmatigheidstoeslag|avondtoeslag|nachttoeslag|ploegenpremie|zondagpremie|13de maand|adv|kerstpakket|personeelsmaaltijd|tariefkorting|vaste aanstelling|uitzicht op (?:een )?(?:vast|vaste)(?: \p{L}+)?|(?:laptop|telefoon|gsm|smartphone|tablet) van (?:de zaak|het werk|ons)|doorgroeikansen|inwerktraject|(?:roostervrije|vrije|ATV-|adv-|atv-)dagen|reiskostenvergoeding|krijg je van ons|betalen wij|op onze kosten|bonusregeling|werkkleding|fietsvergoeding|kilometervergoeding|thuiswerkvergoeding|€ ?[\d.,]+(?: (?:bruto|netto))? per (?:uur|maand|jaar|dag)|(?:bruto|netto) ?(?:€ ?)?\d[\d.]+)\b(?!-|\p{L})|\b(?:wij|we) leren (?:het )?(?:je|u|jou)\b|\bopleiding (?:wordt )?(?:betaald|vergoed)|€ ?\d+ per (?:aangebrachte|aangedragen) /iu
const REQUIREMENT =
  /^(?:(?:minimaal |minstens )?\d+(?:[-–]\d+)? jaar (?:relevante )?(?:werk)?ervaring|[Jj]e (?:hebt|beschikt over|bent in (?:het )?bezit van) (?:een |minimaal |minstens |ten minste )?(?:\d+ jaar |relevante )?(?:rijbewijs|diploma|ervaring|\p{L}*diploma|\p{L}+-diploma|VCA|VOG)\b|[Ee]igen vervoer\b|[Bb]ig-registratie|BIG-registratie|ervaring (?:met|in|als) |rijbewijs \p{Lu}|(?:in (?:het )?bezit van )?(?:een )?(?:diploma|rijbewijs)\b|(?:mbo|hbo|wo|vmbo)(?:[- ]\p{L}|[- ]?\d)|VCA\b|VOG\b|(?:Nederlands|Engels|Frans|Duits|Spaans|Pools) spreken\b|(?:goede |vloeiende )?(?:kennis|beheersing) (?:van )?(?:het )?(?:Nederlands|Engels|Frans|Duits)\b|(?:goede )?beheersing van )/u
const WORKPLACE =
  /\b(?:thuis ?werken|tele-?werk(?:en)?|telewerkdag(?:en)?|thuiswerk mogelijk|thuis te werken|thuiswerkdag(?:en)?|dag(?:en)?(?: per week)? (?:vanuit )?(?:thuis|huis)|(?:\d|één|twee|drie|vier) (?:dag(?:en)? )?op (?:het )?kantoor|halve dag thuis|half dagje thuis|dagje thuis|(?:hybride?|remote) (?:werken|werkplek|baan|functie|mogelijk)|werken? (?:hybride?|remote)|standplaats|(?<!vergoeding.*)met (?:het )?(?:openbaar vervoer|OV))\b|^(?:deels |volledig |100% )?(?:hybride?|remote)(?: ?\([^()]*\)|, .{0,40})?$/iu
/** What one must be willing to do is asked, whatever it is about. */
const WILLING = /^(?:bereid|bereidheid|je bent bereid|geen (?:probleem|bezwaar|moeite)|kunnen werken|willen werken)\b/i
/** Words that make a task or skill of what would else be hours or pay. */
const WORK =
  /\b(?:administratie|ondersteuning|verwerken|berekenen|uitbetalen|adviseren|kennis van|regelen|plannen|inplannen)\b/i

/** Days at the office say where one works rather than when: 'maandag en donderdag op kantoor'. */
const OFFICE_DAYS = /dag op (?:het )?kantoor$/i

const CONTACT =
  /\b(?:0\d{1,3}[ -]?\d{6,8}|0\d(?:[ .-]?\d\d){4}|0\d[ /.-]\d{3}(?:[ .-]?\d{2}){2}|0\d{2,3}[ /.-]{0,2}\d{2,3}(?:[ .-]?\d{2}){2,3}|\+3[12][ \d-]{8,14})\b|[^\s@]@[^\s@]+\.\p{L}{2,}/u

/** Whether a sentence says how to reach somebody. */
export const tellsContact = (sentence: string): boolean => CONTACT.test(sentence)

const PLACES: readonly [ItemPlace, RegExp, readonly ListField[]][] = [
  ['contact', CONTACT, ['tasks', 'hardSkills', 'softSkills', 'benefits']],
  ['workplace', OFFICE_DAYS, ['tasks', 'hardSkills', 'softSkills', 'benefits']],
  ['shifts', START, ['tasks', 'hardSkills', 'softSkills', 'benefits']],
  ['shifts', SHIFTS, ['tasks', 'hardSkills', 'softSkills', 'benefits']],
  ['benefits', PAY, ['tasks', 'hardSkills', 'softSkills']],
  ['workplace', WORKPLACE, ['tasks', 'hardSkills', 'softSkills', 'benefits']],
  ['hardSkills', REQUIREMENT, ['tasks', 'benefits']],
  [
    'culture',
    /^(?:(?:we|wij) (?!zoeken|vragen|verwachten|bieden|leren)|(?:ons|onze) (?:bedrijf|team|organisatie|zaak|school) )/i,
    ['hardSkills', 'softSkills'],
  ],
]
/** In the benefits these are something to get: extra pay or a day off. */
const GIVEN =
  /\b(?:attentie|cadeau\p{L}*|geschenk\p{L}*|ontbijt|feest|pakket|weekend weg|(?:uit)?betaald|toeslag|vergoeding|premie|verlof|dagen|geld|uitje|\d%|flexibele|altijd vrij|vrij op|(?:zater|zon|feest)dag\p{L}* vrij|thuis eten)\b|\d ?%/iu
/** A paper that who employs pays for is something to get. */
const PAID_FOR =
  /\b(?:betaal\p{L}*|betalen|vergoed\p{L}*|gratis|cursus\p{L}*|opleiding\p{L}*|kosten|halen|behalen)(?!\p{L})/iu
const MOST_WORDS = 18

/**
 * Where a sentence of a story belongs that is plainly hours or a way to reach somebody; null for
 * what the story tells.
 */
export const placeOfSentence = (sentence: string): ItemPlace | null => {
  if (sentence.split(' ').length > MOST_WORDS / 2) return null
  // A day alone is a habit, not working hours: 'zaterdag friet'.
  if (!/dienst|werktijden|ploegen|\d\.\d\d uur|@|\d{6}/i.test(sentence)) return null
  const [place] = PLACES.find(([kind, pattern]) => /shifts|contact/.test(kind) && pattern.test(sentence)) ?? []
  return place === undefined || GIVEN.test(sentence) ? null : place
}

/** The section where an item belongs; the field it was typed in, unless it plainly is of another kind. */
export const placeOfItem = (item: string, field: ListField): ItemPlace => {
  const words = item.split(' ')
  if (words.length === 1 && /dag(?:en)?$/i.test(item)) return field
  if (words.length > MOST_WORDS || WORK.test(item) || WILLING.test(item)) return field
  if (field === 'tasks' && isAdjective(item)) return 'softSkills'
  if (/tasks|benefits/.test(field) && (isDemand(item) || asks(item))) return 'hardSkills'
  if (field === 'hardSkills' && REQUIREMENT.test(item)) return field
  if (field !== 'benefits' && offers(item)) return 'benefits'
  const isDeed =
    isInfinitive(
      item
        .replace(/ \([^()]*\)$/, '')
        .split(' ')
        .at(-1)
        ?.replace(/[^\p{L}]/gu, '') ?? '',
    ) && !/werken$/i.test(item)
  const isPaidTime = /loon|salaris|€|toeslag|\d ?%/i.test(item)
  const place =
    PLACES.find(
      ([name, kind, fields]) => fields.includes(field) && !(isPaidTime && name === 'shifts') && kind.test(item),
    )?.[0] ?? field
  if (isDeed || (field === 'benefits' && place === 'hardSkills' && PAID_FOR.test(item))) return field
  return field === 'benefits' && place === 'shifts' && GIVEN.test(item) ? field : place
}

/** A trait without times between brackets behind it, and those times: 'flexibel (overuren in oktober)'. */
export const withoutTimesAside = (item: string, field: ListField): [string, string | null] => {
  const [, trait = '', aside = ''] =
    (field === 'softSkills' ? /^([^()]{3,40}) \(([^()]{4,60})\)$/.exec(item) : null) ?? []
  return aside !== '' && SHIFTS.test(aside) ? [trait, aside] : [item, null]
}

/**
 * A short story of fragments between commas without those that are plainly hours: 'Collegiaal, zaterdag om de beurt'.
 */
export const withoutTimes = (story: string): [string, string[]] => {
  const parts = story.split(', ')
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > 6 || /[.!?]/.test(part))) return [story, []]
  const isTimes = (part: string) =>
    SHIFTS.test(part) &&
    !GIVEN.test(part) &&
    !/\b(?:eten|koffie|borrel|lunch|friet|pint|ontbijt|feest|reis|bbq|barbecue|uitje|weg$)/i.test(part)
  const times = parts.filter(isTimes)
  return times.length === parts.length ? [story, []] : [parts.filter((part) => !isTimes(part)).join(', '), times]
}
