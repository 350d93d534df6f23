/** An amount without its unit is for an hour below this, for a year above, else for a month. */
const HOURLY = 200
const YEARLY = 15_000

const FIGURE = String.raw`(?:\d{1,3}(?:[. ]\d{3})+|\d+)(?:,\d{1,2})?(?: ?k\b)?`
const AMOUNT = new RegExp(FIGURE, 'giu')
const AMOUNT_OF_MONEY = new RegExp(String.raw`(?:€|\beuro|\beur) ?${FIGURE}|${FIGURE} ?(?:€|euro\b|eur\b)`, 'giu')
/** The end of a range has no sign of its own: '€ 2.300 - 2.700'. */
const RANGE_END = new RegExp(String.raw`^ ?(?:[-–]|tot(?: en met)?|t/m|à|en) ?(${FIGURE})`, 'iu')
const UNIT = /\b(?:uur|uren|dag|week|maand|jaar|fte)/i
const ALLOWANCE = /\b(?:toeslag|vergoeding|premie|bonus|per km|cheques?|vakantiegeld)\b/iu

/** Amounts compare only where they are in one unit: of an hour, a day, a week, a month or a year. */
export type Amount = { value: number; unit: string }

export const valueOf = (figure: string): number => {
  const [, whole = '', decimals = '', thousands] = /(\d{1,3}(?:[. ]\d{3})+|\d+)(,\d{1,2})?( ?k\b)?/i.exec(figure) ?? []
  return Number(`${whole.replaceAll(/[. ]/g, '')}${decimals.replace(',', '.')}`) * (thousands ? 1_000 : 1)
}

export const unitOf = (text: string, value: number): string => {
  const unit = UNIT.exec(text)?.[0].toLowerCase().replace('uren', 'uur')
  return unit ?? (value < HOURLY ? 'uur' : value < YEARLY ? 'maand' : 'jaar')
}

/** The first figure of a text as an amount; null without one. */
export const firstAmount = (text: string): Amount | null => {
  const figure = text.match(AMOUNT)?.[0]
  if (figure === undefined) return null
  const value = valueOf(figure)
  return { value, unit: unitOf(text, value) }
}

/** The figures of pay in a text: those with a sign of money where there are any. */
const payFigures = (text: string): string[] => {
  const money = [...text.matchAll(AMOUNT_OF_MONEY)].flatMap(({ 0: figure, index }) => {
    const end = RANGE_END.exec(text.slice(index + figure.length))?.[1]
    return end === undefined ? [figure] : [figure, end]
  })
  return money.length > 0 ? money : (text.match(AMOUNT) ?? [])
}

/** Amounts of another kind beside pay: an allowance, a scale number. */
const isOfOneKind = (value: number, first: number): boolean => value >= first / 2 && value <= first * 3

/** From and to of the pay in a text; null where it names none, or an allowance stands beside it. */
export const payRange = (text: string): { from: number; to: number; unit: string } | null => {
  const [before = ''] = text.split(ALLOWANCE)
  const values = payFigures(before === text ? text : (before.split(/[+,;]/)[0] ?? '')).map(valueOf)
  const [first] = values
  if (first === undefined || first <= 0) return null
  const ofPay = values.filter((value) => isOfOneKind(value, first))
  return { from: Math.min(...ofPay), to: Math.max(...ofPay), unit: unitOf(text, first) }
}

/** A week of work has no fewer hours than this, and no more than that. */
const FEWEST_HOURS = 8
const MOST_HOURS = 60

/** From and to of the hours of a week in a text: '24-36', '40 uur (36 mag ook)'; null where it names none. */
export const hoursRange = (text: string): { from: number; to: number; unit: string } | null => {
  const hours = (text.match(/\d{1,2}(?:,\d)?/g) ?? [])
    .map((figure) => Number(figure.replace(',', '.')))
    .filter((value) => value >= FEWEST_HOURS && value <= MOST_HOURS)
  return hours.length === 0 ? null : { from: Math.min(...hours), to: Math.max(...hours), unit: 'uur' }
}
