import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max'
import type { CvDocument } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import { readOn, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { Trace } from '../trace.ts'
import { nearnessOf } from './nearness.ts'

const LONGEST = 2_000
/** Distance in lines within which contact details belong together. */
const NEAR = 3
/** Of digits that no label and no zero call a number, alone between contact details. */
const FEWEST_ALONE = 10
const BEGINS = /(?:^|[|•·,;:])[^\p{L}\p{N}]{0,10}$/u
const ENDS = /^[^\p{L}\p{N}]{0,10}(?:$|[|•·,;])/u
/** Digits with the marks people write between them, not inside a word, an address or a longer code. */
const NUMBER =
  /(?<![\p{L}\p{N}_@/=#]|\p{N}[.-])(?:\+\s?|\(\+?|00)?\d(?:[\s()./·\u2010-\u2015\u2212-]{0,4}\d){5,17}(?![\p{L}\p{N}_@]|[.,]\d)/gu
const OTHER_CODE =
  /(?<![.@])\b(?:bsn|burgerservicenummer|sofi\w*|kvk|k\.v\.k|btw|vat|iban|rekening\w*|big\b|fax|f\b|agb|paspoort\w*|registratie\w*|isbn|issn|doi|postbus|id\b|(?!tel|mob|gsm|contact|nood|phone|cell|handy|whatsapp)\p{L}{3,20}num(?:mer|ber))[^\d+(]{0,25}$/iu
const PHONE_LABEL =
  /(?:\b(?:tel|telefoon\w*|telephone|telefon|mob|mobiel\w*|mobile|gsm|phone|cell|handy|nummer|whatsapp|contact|m[óo]vil|telem[óo]vel|tel[ée]fono|telefono|cellulare|cell?ular|portable|t[ée]l|[tmp])(?![\p{L}\p{N}_])|☎|✆|📞|📱)[^\p{L}\d+(]{0,12}$/iu
const ONE_DATE =
  '(?:\\d{1,2}[-./ ]){0,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}(?:[-./]\\d{1,2}){0,2}|\\d{1,2}[-./]\\d{1,2}[-./]\\d{2}'
const DATES = new RegExp(`^(?:${ONE_DATE})(?:[\\s()./\\u2010-\\u2015-]{1,4}(?:${ONE_DATE}|\\d{2}))?$`, 'u')
const YEARS = /^(?:\(?(?:19|20)\d{2}\)?[\s./\u2010-\u2015-]{0,4}){2,4}$/u

type PhoneCandidate = { rule: string; read: FieldReading<string>; weight: number }

/** '+31 (0)6' says the trunk zero that is not dialled; dots and slashes are only marks. */
const tidy = (text: string) =>
  text
    .replace(/\(\s?0\s?\)/g, '')
    .replace(/[\s./()·\u2010-\u2015\u2212-]+/g, ' ')
    .trim()

const parsed = (text: string, countries: readonly CountryCode[]): PhoneNumber | null => {
  const plain = tidy(text)
    .replace(/^00\s?/, '+')
    .replace(/^(\+31\s?)0/, '$1')
  if (plain.startsWith('+')) return parsePhoneNumberFromString(plain) ?? null
  for (const country of countries) {
    const number = parsePhoneNumberFromString(plain, country)
    // '6-12345678' is a Dutch mobile number without its zero; '612 55 01 47' is one of another country.
    const dialledHere =
      !['NL', 'BE'].includes(country) || plain.startsWith('0') || /^6 \d{8}$|^6(?: \d{2}){4}$/.test(plain)
    if (number?.isValid() && dialledHere) return number
  }
  return null
}

/** The stored form of a number: E.164 if it exists, else its digits, as in an example's '06-00000000'. */
export const phoneValueOf = (
  text: string,
  countries: readonly CountryCode[],
): { value: string; confidence: number; mobile: boolean } => {
  const number = parsed(text, countries)
  if (number?.isValid()) return { value: number.number, confidence: 0.98, mobile: number.getType() !== 'FIXED_LINE' }
  const digits = tidy(text)
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  const dutch = /^06\d{8}$/.test(digits)
  return { value: dutch ? `+31${digits.slice(1)}` : digits, confidence: dutch ? 0.7 : 0.6, mobile: dutch }
}

const onLine = (piece: LinePiece, countries: readonly CountryCode[], besideEmail: boolean): PhoneCandidate[] => {
  const text = piece.text.slice(0, LONGEST)
  const nearness = nearnessOf(piece.kind)
  if (nearness === 0) return []
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [quote] = match
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const digits = quote.replace(/\D/g, '')
    if (
      digits.length < 7 ||
      digits.length > 16 ||
      DATES.test(quote) ||
      YEARS.test(quote) ||
      OTHER_CODE.test(before) ||
      /[A-Z]{4}\s?$/.test(before)
    )
      return []
    const { value, confidence, mobile } = phoneValueOf(quote, countries)
    const label = PHONE_LABEL.test(before)
    const dialled = /^[+(0]/.test(quote)
    const alone =
      besideEmail &&
      digits.length >= FEWEST_ALONE &&
      BEGINS.test(before) &&
      ENDS.test(text.slice(match.index + quote.length))
    if (!label && !dialled && !alone && !/^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(quote)) return []
    if (!label && !dialled && digits.length === 9) return []
    if (nearness < 0.4 && !label && !besideEmail) return []
    return [
      {
        rule: label ? 'a number behind a label' : 'a number on a line',
        read: readOn(piece.line, value, quote, confidence),
        weight: nearness + (label ? 0.2 : 0) + (mobile ? 0.1 : 0) + confidence / 4,
      },
    ]
  })
}

const HEAD = /(?:^|[\s:])((?:\(?\+|00|\(?0)\d?[\d\s()./-]{0,12})$/
const TAIL = /^[\d\s()./\u2010-\u2015-]{4,14}(?![\p{L}\p{N}_@])/u

/** A number that was broken between two lines or cells: '+1 (415)' and '555-0142'. */
const overLines = (lines: readonly LinePiece[], at: number, countries: readonly CountryCode[]): PhoneCandidate[] => {
  const [first, second] = [lines[at], lines[at + 1]]
  if (!first || !second || first.line.region !== second.line.region || nearnessOf(first.kind) < 0.4) return []
  const head = HEAD.exec(first.text.slice(-LONGEST))?.[1]?.trim()
  const tail = TAIL.exec(second.text)?.[0].trim()
  if (head === undefined || tail === undefined || head.replace(/\D/g, '').length > 8) return []
  const { value, confidence } = phoneValueOf(`${head} ${tail}`, countries)
  const digits = value.replace(/\D/g, '').length
  return digits >= 10 && digits <= 13
    ? [
        {
          rule: 'a number broken over lines',
          read: { ...readOver([first.line, second.line], value, confidence * 0.8), quote: `${head} ${tail}` },
          weight: nearnessOf(first.kind) * 0.9,
        },
      ]
    : []
}

const inLinks = (
  document: CvDocument,
  lines: readonly LinePiece[],
  countries: readonly CountryCode[],
): PhoneCandidate[] => {
  const kinds = new Map(lines.map(({ index, kind }) => [index, kind]))
  return document.links.flatMap(({ href, box, line }) => {
    if (!/^tel:/i.test(href)) return []
    const quote = href.slice('tel:'.length, 100).replace(/%20/g, ' ')
    if (quote.replace(/\D/g, '').length < 7) return []
    const { value, confidence } = phoneValueOf(quote, countries)
    const weight = nearnessOf((line === null ? undefined : kinds.get(line)) ?? 'header')
    return weight === 0
      ? []
      : [{ rule: 'a tel link', read: { value, confidence: confidence * 0.95, quote, boxes: box ? [box] : [] }, weight }]
  })
}

/**
 * The person's telephone number, in E.164 where the number exists; the mobile one before others, never a reference's.
 * @param countries Countries the CV speaks of, for numbers without a country; the first fits best.
 */
export const readPhone = (
  document: CvDocument,
  lines: readonly LinePiece[],
  countries: readonly CountryCode[],
  trace?: Trace,
): FieldReading<string> | null => {
  const beside = (at: number) =>
    lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ text }) => text.length < LONGEST && text.includes('@'))
  const candidates = [
    ...lines.flatMap((line, at) => [...onLine(line, countries, beside(at)), ...overLines(lines, at, countries)]),
    ...inLinks(document, lines, countries),
  ]
  trace?.offers.set(
    'phone',
    candidates.map(({ rule, read, weight }) => ({ rule, read, score: weight })),
  )
  return (
    candidates.reduce<PhoneCandidate | null>(
      (most, candidate) => (most === null || candidate.weight > most.weight ? candidate : most),
      null,
    )?.read ?? null
  )
}
