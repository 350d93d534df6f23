import type { GenerateVacancyRequest } from '@wervio/contracts'
import { isInfinitive } from '../language/infinitives.ts'
import { withoutMark } from '../lists/marks.ts'

/** What only pay says: a sum with its sign or kind, a period of pay, a scale. */
const PAY =
  /€ ?\d|\d ?€|\beuro?\b|\b(?:bruto|netto|gross)\b|\d ?(?:p\.?\/?u|per uur|p\/m|per maand|\/ ?(?:uur|maand|u)\b)(?! ?per week)|\b(?:loon|salaris|wedde|schaal \p{L}?\d|FWG|PC ?\d{3}|paritair|barema)\b|(?<!\d)[1-9]\.?\d{3}(?!\d)/iu
/** What only hours say: a week, a shift, days, times. */
const HOURS =
  /\b\d{1,2}(?:[-–/]\d{1,2})? ?(?:u|uur|uren|hrs?|hours)(?: ?(?:\/|p\.?|per) ?(?:w|wk|week)\b|(?=$|[ ,;.]))|\bploegen?\b|\b(?:full|part)[- ]?time\b|\b(?:vol|deel|half)tijds\b|\b(?:ma|di|wo|do|vr|za|zo)(?: ?(?:-|–|t\/m|tot) ?(?:ma|di|wo|do|vr|za|zo))\b|(?:maan|dins|woens|donder|vrij|zater|zon)dag|\b\d{1,2}[:.u]\d{2} ?(?:-|–|tot) ?\d{1,2}[:.u]\d{2}/iu

const isPayOnly = (text: string) => PAY.test(text) && !/\d ?(?:u|uur|uren) ?(?:\/|p\.?|per) ?(?:w|week)\b/i.test(text)
const isHoursOnly = (text: string) => HOURS.test(text) && !PAY.test(text)

/** What only benefits say. */
const BENEFIT =
  /€|\d ?%|\b(?:\p{L}*cheques?|\p{L}*checks|\p{L}*premie|\p{L}*vergoeding|\p{L}*verzekering|\p{L}*uitkering|vakantie\p{L}*|verlof\p{L}*|\p{L}*pensioen\p{L}*|\p{L}*toeslag|\p{L}*pakket|\p{L}*korting|\p{L}*dagen|\p{L}*bonus|\p{L}*wagen|\p{L}*fiets|kleding|werkkledij|contract|opleiding\p{L}*|cursus\p{L}*|training\p{L}*|gratis|van de zaak|fooi\p{L}*|13e maand)\b/iu
/** Items of a list, at least, before what they are in common says anything. */
const LEAST_ITEMS = 3
const MOST_OF_THEM = 0.6

const itemsOf = (text: string): string[] =>
  text
    .split(/[\n;,•]|\. | - /)
    .map((item) => withoutMark(item.trim()))
    .filter((item) => item !== '')
const lastWordOf = (item: string) => /(\p{L}+)[^\p{L}]*$/u.exec(item.replace(/\([^()]*\)/g, ''))?.[1] ?? ''
const shareOf = (items: readonly string[], isKind: (item: string) => boolean) =>
  items.filter(isKind).length / items.length

const isDeed = (item: string) => isInfinitive(lastWordOf(item)) && !BENEFIT.test(item)

/** Whether the one list holds what is done and the other what one gets. */
const areSwapped = (tasks: string, benefits: string): boolean => {
  const [done, gets] = [itemsOf(benefits), itemsOf(tasks)]
  return (
    done.length >= LEAST_ITEMS &&
    gets.length >= LEAST_ITEMS &&
    shareOf(done, isDeed) >= MOST_OF_THEM &&
    gets.every((item) => !isDeed(item)) &&
    gets.some((item) => BENEFIT.test(item))
  )
}

/** A request whose pay and hours, or tasks and benefits, were filled in in each other's field, the right way round. */
export const withFieldsInPlace = (request: GenerateVacancyRequest): GenerateVacancyRequest => {
  const { salaris, uren, specifieke_taken: tasks, secundaire_arbeidsvoorwaarden: benefits } = request
  const areFactsSwapped =
    isPayOnly(uren ?? '') && !isHoursOnly(uren ?? '') && (isHoursOnly(salaris ?? '') || (salaris ?? '').trim() === '')
  const isHoursForPay = (uren ?? '').trim() === '' && isHoursOnly(salaris ?? '')
  return {
    ...request,
    ...(areFactsSwapped && !HOURS.test(withoutExtras(uren ?? '')) ? { salaris: uren, uren: salaris } : {}),
    ...(isHoursForPay ? { salaris: '', uren: salaris } : {}),
    ...(areSwapped(tasks ?? '', benefits ?? '')
      ? { specifieke_taken: benefits, secundaire_arbeidsvoorwaarden: tasks }
      : {}),
  }
}

/** Pay without what it says of extra hours: 'toeslag zondag 50%'. */
const withoutExtras = (pay: string): string =>
  pay.replace(
    /[^,;]*(?:toeslag|premie|overuren|nacht|weekend|zondag|zaterdag|ploegen)[^,;]*\d ?%[^,;]*|\d[\d.,€ ]* ?(?:per|p\.?\/?|\/) ?(?:uur|u)\b/giu,
    '',
  )
