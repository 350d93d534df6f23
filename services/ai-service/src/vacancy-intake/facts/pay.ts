import { presentPay } from '../../vacancy-text/facts/amounts.ts'

const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,]\d{2}(?!\d))?(?:,[-–=]+)?k?`
const CURRENCY = '(?:€|\\beuro?\\b)'
const PERIOD =
  '(?:bruto|netto|gross|all-in|per|p|a|an|de|het|/|uur|hour|maand|month|week|jaar|year|annum|p/m|p/u|p\\.m\\.|p\\.u\\.|p/j)'
const TAIL = `(?:(?: ?/ ?| )${PERIOD}(?![\\p{L}])){0,4}`
const BETWEEN =
  '(?: (?:bruto|per maand|per uur)){0,2} ?(?:-|–|—|tot(?: en met)?|t/m|en|to|and)(?: (?:max|maximaal|maximum|de))?\\.? ?'
const PAY = new RegExp(
  `((?:tussen|vanaf|van|tot|from|between|up to|maximaal|minimaal|max\\.?|min\\.?|circa|ca\\.?) (?:de )?)?(?:${CURRENCY} ?(${NUMBER})|(?<![\\d.,])(${NUMBER})(?: ?(?:€|euro\\b)|(?=${BETWEEN}${NUMBER} ?(?:€|euro\\b))))(?:${BETWEEN}(?:${CURRENCY} ?)?(${NUMBER})(?: ?(?:€|euro\\b))?)?(${TAIL})`,
  'giu',
)
const NO_PAY_BEFORE =
  /(?:budget|cheques?|vergoeding|bonus|reiskosten|kilometer|korting|toeslag|gift|cadeau|omzet|allowance|tot wel)\P{L}*(?:van|of|tot|à|ter waarde van)?\P{L}*$/iu
const NO_PAY_AFTER =
  /^\P{L}{0,3}(?:per (?:km|kilometer|dag|jaar (?:aan|voor|te besteden))|aan (?:opleiding|scholing)|voor (?:opleiding|scholing)|reiskosten|a year (?:to|for)|million|miljoen|mln)/iu
const PAY_WORDS = /salaris|loon|verdien|bruto|uurtarief|salary|gross|wage|\bpay\b|schaal|inkomen|stagevergoeding/i

/** A monthly or yearly sum, in euros. */
const LEAST_SUM = 1_000
const MOST_SUM = 250_000
/** An hourly wage, in euros. */
const LEAST_WAGE = 8
const MOST_WAGE = 250

const valueOf = (amount: string) => {
  const bare = amount.replace(/,[-–=]+$/, '').replace(/k$/i, '000')
  const cents = /[.,](\d{2})$/.exec(bare)?.[1]
  const whole = (cents === undefined ? bare : bare.slice(0, -3)).replace(/[.,]/g, '')
  return Number(`${whole}.${cents ?? '0'}`)
}

export type PayReading = { value: string; start: number; end: number }

/** The pay that a sentence or line names, as a reader expects it; null when its sums are something else. */
export const readPay = (text: string): PayReading | null => {
  for (const match of text.matchAll(PAY)) {
    const [whole, lead = '', first, second, , tail = ''] = match
    const amount = valueOf(first ?? second ?? '')
    const [before, after] = [text.slice(0, match.index).slice(-60), text.slice(match.index + whole.length).slice(0, 40)]
    const hourly = /uur|hour|p\/u|p\.u/i.test(tail) || /uurloon|uurtarief|hourly/i.test(text)
    const fits = amount >= LEAST_SUM ? amount <= MOST_SUM : hourly && amount >= LEAST_WAGE && amount <= MOST_WAGE
    const isWage = amount < LEAST_SUM && !/uur|hour|p\/u|p\.u/i.test(tail)
    const standsAlone = whole.trim().length > text.trim().length * 0.6
    const namesPay = PAY_WORDS.test(text) || tail.trim() !== '' || standsAlone
    if (!fits || !namesPay || NO_PAY_BEFORE.test(before) || (NO_PAY_AFTER.test(after) && !PAY_WORDS.test(before)))
      continue
    const sum = /^(?:van|from|between|de) /i.test(lead) ? whole.slice(lead.length) : whole
    const words = sum
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '.')
      .replace(/\bde (?=€)/, '')
      .replace(/ (?:and|to) (?=€|\d)/, ' – ')
      .replace(/,(?:[-–=]+|00(?!\d))/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    return {
      value: `${presentPay(words)}${isWage ? ' per uur' : ''}`,
      start: match.index,
      end: match.index + whole.length,
    }
  }
  return null
}

const SCALE =
  /\b(?:fwg ?\d{2}|(?:salaris|functie|loon)?schaal ?\p{L}{0,2}\d{0,2}|barema pc ?[\d.]+|(?:salaris|loon) (?:volgens|conform) (?:de )?[^,.;()]{3,50}|volgens (?:de )?cao [^,.;()]{3,40}|salaris in overleg|marktconform (?:salaris|loon)|(?:salaris )?nader overeen te komen)/iu

/** Pay without a sum: a scale, a collective agreement or 'in overleg'. */
export const readPayScale = (text: string): PayReading | null => {
  const match = SCALE.exec(text)
  if (!match) return null
  const value = match[0].replace(/^(?:salaris|loon) (?=volgens|conform|in overleg)/i, '').trim()
  return {
    value: value.charAt(0).toUpperCase() + value.slice(1),
    start: match.index,
    end: match.index + match[0].length,
  }
}
