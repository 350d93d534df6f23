import type { SensitiveKind } from '@wervio/contracts'

export type Range = { kind: SensitiveKind; from: number; to: number }

const NINE =
  /(?<![\p{L}\d+/@_(-]|\d[ .)\u2010-\u2015-]{1,3}|\+)(?:\d{9}|\d{3}[ .]\d{3}[ .]\d{3}|\d{4}[ .]\d{2}[ .]\d{3})(?![\p{L}\d@_-]|[ .,/]\d)/gu
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}(?:\s?[A-Z\d]){11,30}(?![\p{L}\d])/gu
const OTHER_NUMBER = /(?:tel\p{L}*|mob\p{L}*|phone|fax|kvk|btw|big|nr\.?|nummer|dossier|[tm])[^\p{L}\d]{0,8}$/iu

/** The check of the Dutch citizen service number: weights 9 to 2 and -1, divisible by 11. */
export const isBsn = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || /^0{2}/.test(digits)) return false
  const sum = Array.from(digits).reduce((soFar, digit, at) => soFar + Number(digit) * (at === 8 ? -1 : 9 - at), 0)
  return sum % 11 === 0
}

/** The check of an account number by ISO 13616. */
export const isIban = (text: string): boolean => {
  const account = text.replace(/\s/g, '')
  if (account.length < 15 || account.length > 34) return false
  const digits = (account.slice(4) + account.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** The part of a stretch that is an account number: other words in capitals may follow it. */
const ibanIn = (text: string): string | null => {
  for (let length = text.length; length >= 15; length -= 1) {
    const beginning = text.slice(0, length)
    if (!/\s$/.test(beginning) && isIban(beginning)) return beginning
  }
  return null
}

/** Account and citizen service numbers that pass their check, wherever they stand. */
export const sensitiveNumbers = (text: string): readonly Range[] => {
  const ibans = [...text.matchAll(IBAN)].flatMap(({ 0: match, index }) => {
    const iban = ibanIn(match)
    return iban === null ? [] : [{ kind: 'iban' as const, from: index, to: index + iban.length }]
  })
  const numbers = [...text.matchAll(NINE)].flatMap(({ 0: match, index }) => {
    const digits = match.replace(/\D/g, '')
    const isFree = !ibans.some(({ from, to }) => index < to && index + match.length > from)
    return isFree &&
      !digits.startsWith('06') &&
      isBsn(digits) &&
      !OTHER_NUMBER.test(text.slice(Math.max(0, index - 24), index))
      ? [{ kind: 'bsn' as const, from: index, to: index + match.length }]
      : []
  })
  return [...ibans, ...numbers]
}
