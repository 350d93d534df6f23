import { profileAddress, slugOf } from '../../../cv/person/linkedin.ts'
import { countriesOf } from '../../../cv/person/location.ts'
import { phoneValueOf } from '../../../cv/person/phone.ts'
import { agreed, ALONE, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u
/** Digits with the marks people write between them. */
const NUMBER = /(?:\+\s?|\(\+?)?\d(?:[\s()./\u2010-\u2015\u2212-]{0,4}\d){5,17}/gu
const FEWEST_DIGITS = 7
const LONGEST = 2_000

type Stretch = {
  quote: string
  places: Checking['source']['lines'][number]['place'][]
  line: number | null
  reference: boolean
}

/** Lines, each with the next one behind it where a value may be broken, and where links lead. */
const stretchesOf = ({ source: { lines, links } }: Checking): Stretch[] => {
  const alone = lines.map(({ text, place, reference }, line) => ({
    quote: text.slice(0, LONGEST),
    places: [place],
    line,
    reference,
  }))
  const broken = lines.slice(1).map(({ text, place, reference }, at) => ({
    quote: (lines[at]?.text.slice(-LONGEST) ?? '') + text.slice(0, LONGEST),
    places: [lines[at]?.place ?? null, place],
    line: at,
    reference: reference || (lines[at]?.reference ?? false),
  }))
  return [
    ...alone,
    ...links.map(({ href, place, reference }) => ({ quote: unescaped(href), places: [place], line: null, reference })),
    ...broken,
  ]
}

const unescaped = (href: string) => href.replaceAll(/%40/gi, '@').replaceAll('%20', ' ')

const keptAt = (value: string, { quote, places, line }: Stretch, words: string): CheckedValue => ({
  value,
  evidence: evidenceAt({ quote: words || quote, places: places.filter((place) => place !== null) }, ALONE),
  line,
})

/** Whether an address stands in a text, and not only as a part of another. */
const holdsAddress = (text: string, address: string): boolean => {
  const all = text.toLowerCase()
  const at = all.indexOf(address.toLowerCase())
  if (at < 0) return false
  return (
    !/[\p{L}\p{N}._%+-]$/u.test(all.slice(Math.max(0, at - 1), at)) &&
    !/^(?:[\p{L}\p{N}-]|\.\p{L})/u.test(all.slice(at + address.length))
  )
}

/** One look at a contact detail: the rules' own, else the first stretch that says the same. */
const check = (
  checking: Checking,
  raw: string | null,
  field: 'email' | 'phone' | 'linkedin',
  parseValue: (value: string) => { value: string; says: (quote: string) => string | null } | null,
): CheckedValue | null => {
  const value = tidy(raw)
  if (value === '') return null
  const parsed = parseValue(value)
  const both = parsed && agreed(checking, parsed.value, checking.rules[field], field)
  if (both) return both
  let ofReference = false
  for (const stretch of parsed ? stretchesOf(checking) : []) {
    const words = parsed?.says(stretch.quote) ?? null
    if (parsed && words !== null && !stretch.reference) return keptAt(parsed.value, stretch, words)
    ofReference ||= words !== null
  }
  checking.drop(value, ofReference ? 'reference' : 'absent')
  return null
}

/** An e-mail address of a line, of two lines that it was broken over, or of a link. */
export const checkEmail = (checking: Checking, raw: string | null): CheckedValue | null =>
  check(checking, raw, 'email', (text) => {
    const value = text.replace(/^mailto:/i, '')
    return ADDRESS.test(value)
      ? { value, says: (quote) => (holdsAddress(quote.replace(/^mailto:/i, ''), value) ? value : null) }
      : null
  })

/** A telephone number with the same digits as one of the document, in E.164 as the rules make it. */
export const checkPhone = (checking: Checking, raw: string | null): CheckedValue | null => {
  const countries = countriesOf(checking.rules.location)
  return check(checking, raw, 'phone', (text) => {
    if (text.replace(/\D/g, '').length < FEWEST_DIGITS) return null
    const { value } = phoneValueOf(text, countries)
    const end = value.slice(-FEWEST_DIGITS)
    return {
      value,
      says: (quote) =>
        (quote.replace(/\D/g, '').includes(end) ? (quote.match(NUMBER) ?? []) : []).find(
          (number) => phoneValueOf(number, countries).value === value,
        ) ?? null,
    }
  })
}

/** A LinkedIn profile whose address stands in the document or its links: a name alone makes none. */
export const checkLinkedin = (checking: Checking, raw: string | null): CheckedValue | null =>
  check(checking, raw, 'linkedin', (text) => {
    const value = profileAddress(slugOf(text) ?? text.replace(/^(?:in\/|@)/, ''))
    return {
      value,
      says: (quote) => {
        const slug = slugOf(quote)
        return slug !== null && profileAddress(slug).toLowerCase() === value.toLowerCase() ? quote : null
      },
    }
  })
