import { patternOf } from '../lexicon/lexicon.ts'
import { momentAt, type Moment } from './moments.ts'

/** A start and an end as ISO 8601 years or months; `current` when the text says that it continues. */
export type Period = { start: string | null; end: string | null; current: boolean }

/** A period and its position in a text; `single` is one year or month without a separate start and end. */
export type FoundPeriod = Period & { kind: 'range' | 'open' | 'single'; from: number; to: number; text: string }

const LONGEST = 400
const words = (...groups: readonly string[]) => patternOf('date-words', ...groups)
const UNTIL_WORD = words('until')
const TO = new RegExp(
  String.raw`\s*(?:[-–—‑−‐~→>]{1,2}|${words('until', 'to', 'and')}\.?(?![\p{L}]))\s*(?:${words('until', 'to')} )?(?:op )?(?:de |the )?`,
  'iuy',
)
/** What joins two moments only when something stands before the first one: 'tussen 2012 and 2019'. */
const AND = new RegExp(String.raw`^\s*${words('and')}(?!\p{L})`, 'iu')
const SLASH = /\s?\/\s?/y
const SHORT_END = /(\d{2})(?![\d\p{L}])/uy
const SINCE = new RegExp(String.raw`${words('since', 'start')}\s*:?\s*(?:de |the )?$`, 'iu')
const GOES_ON = new RegExp(`^${words('since')}`, 'iu')
/** Words before a start that say nothing about it unless an end follows. */
const FROM = new RegExp(String.raw`(?:^|[^\p{L}])${words('from')}\s+$`, 'iu')
const UNTIL = new RegExp(String.raw`(?:^|[^\p{L}])${UNTIL_WORD}\s*$`, 'iu')
const OPENS = new RegExp(String.raw`^\s*(?:[-–—‑−→>]|${UNTIL_WORD})`, 'iu')
const BETWEEN = new RegExp(String.raw`^\s*(?:,|&|\+|,?\s${words('and')}\s|,?\sen\s)?\s*$`, 'iu')
/** Dates right behind a word, without a space: 'Kok2011-09-01 - 2012-06-30'. */
const FULL_YEAR = /^\d{4}(?!\d)/
const STARTS = /[\p{L}\p{N}'’‘`]/u

const iso = ({ year, month }: Moment): string | null =>
  year === null ? null : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`

const match = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** The end that two digits give: 2013 for '13' in '2011–13'. */
const shortEnd = (text: string, index: number, start: Moment): Moment | null => {
  const digits = match(SHORT_END, text, index)?.[1]
  if (digits === undefined || start.year === null || start.month !== null) return null
  const year = Math.floor(start.year / 100) * 100 + Number(digits)
  const endYear = year >= start.year ? year : year + 100
  return endYear - start.year > 45 ? null : { from: index, to: index + 2, year: endYear, month: null, isNow: false }
}

const ordered = (start: string | null, end: string | null): readonly [string | null, string | null] =>
  start !== null &&
  end !== null &&
  start.slice(0, Math.min(start.length, end.length)) > end.slice(0, Math.min(start.length, end.length))
    ? [end, start]
    : [start, end]

const rangeOf = (text: string, from: number, start: Moment, end: Moment): FoundPeriod | null => {
  const datedStart =
    start.year === null && start.month !== null && end.year !== null ? { ...start, year: end.year } : start
  if (datedStart.year === null || (end.year === null && !end.isNow)) return null
  const [first, last] = ordered(iso(datedStart), end.isNow ? null : iso(end))
  return {
    kind: 'range',
    from,
    to: end.to,
    text: text.slice(from, end.to),
    start: first,
    end: last,
    current: end.isNow,
  }
}

/** What follows a moment: a range, an open end, or nothing. */
const periodFrom = (text: string, start: Moment): FoundPeriod | null => {
  const before = text.slice(Math.max(0, start.from - 24), start.from)
  const since = SINCE.exec(before)
  const from = since ? start.from - (before.length - since.index) : start.from
  const joint = match(TO, text, start.to) ?? match(SLASH, text, start.to)
  if (joint && !start.isNow) {
    const index = start.to + joint[0].length
    const end = momentAt(text, index) ?? shortEnd(text, index, start)
    const beginning = since
      ? from
      : start.from -
        (FROM.exec(before)?.[0]
          .trimStart()
          .replace(/^[^\p{L}]+/u, '').length ?? 0)
    const isJoined = beginning < start.from || !AND.test(joint[0])
    const range = end && isJoined && rangeOf(text, beginning, start, end)
    if (range) return range
    const open = OPENS.test(joint[0]) && /^[\s.…?)\]]*$/.test(text.slice(index))
    if (open && start.year !== null)
      return {
        kind: 'open',
        from,
        to: start.to,
        text: text.slice(from, start.to),
        start: iso(start),
        end: null,
        current: true,
      }
  }
  const isoStart = iso(start)
  if (isoStart === null) return null
  const position = { from, to: start.to, text: text.slice(from, start.to) }
  if (since && GOES_ON.test(since[0])) return { ...position, kind: 'open', start: isoStart, end: null, current: true }
  if (UNTIL.test(before)) return { ...position, kind: 'open', start: null, end: isoStart, current: false }
  return {
    ...position,
    kind: 'single',
    start: isoStart,
    end: isoStart,
    current: false,
    from: start.from,
    text: text.slice(start.from, start.to),
  }
}

/** A text that is only '1665–1669' or '1936 - heden': years before 1940, which inside other text may be amounts. */
const LONG_AGO = /^(1[5-9]\d\d)(?: ?[-–—‑] ?(?:(1[5-9]\d\d)|(\p{L}{2,12})))?$/u

const longAgo = (text: string): FoundPeriod | null => {
  const [, start, end, word] = LONG_AGO.exec(text) ?? []
  if (!start || (word !== undefined && !momentAt(word, 0)?.isNow)) return null
  if (word !== undefined) return { kind: 'range', from: 0, to: text.length, text, start, end: null, current: true }
  return { kind: end ? 'range' : 'single', from: 0, to: text.length, text, start, end: end ?? start, current: false }
}

/**
 * A text that is only 'Sep. 2023 Mar. 2024' or 'Été 2013, été 2014': a start and an end whose dash was lost, or two
 * moments.
 */
const twoMoments = (text: string, periods: readonly FoundPeriod[]): readonly FoundPeriod[] | null => {
  const [start, end] = periods
  if (
    !start ||
    !end ||
    periods.length !== 2 ||
    start.kind !== 'single' ||
    end.kind !== 'single' ||
    !BETWEEN.test(text.slice(start.to, end.from))
  )
    return null
  if (text.slice(0, start.from).trim() !== '' || text.slice(end.to).trim() !== '' || start.start === end.start)
    return null
  const [first, last] = ordered(start.start, end.end)
  return [
    {
      kind: 'range',
      from: start.from,
      to: end.to,
      text: text.slice(start.from, end.to),
      start: first,
      end: last,
      current: false,
    },
  ]
}

/** Every period of a line, from left to right; none for a text that is longer than a line can be. */
export const findPeriods = (text: string): readonly FoundPeriod[] => {
  if (text.length > LONGEST || !/\d{2}/.test(text)) return []
  const historicalPeriod = longAgo(text)
  if (historicalPeriod) return [historicalPeriod]
  const periods: FoundPeriod[] = []
  let index = 0
  while (index < text.length) {
    const character = text[index] ?? ''
    const previous = index === 0 ? '' : (text[index - 1] ?? '')
    const isGlued = /\p{Ll}/u.test(previous) && /\d/.test(character)
    const canStart =
      STARTS.test(character) && (isGlued || !(/[\p{L}\p{N}]/u.test(previous) && /[\p{L}\p{N}]/u.test(character)))
    const start =
      canStart && !/[€$£]\s?$/.test(text.slice(Math.max(0, index - 2), index)) ? momentAt(text, index) : null
    const period = start && periodFrom(text, start)
    const isPeriod = period && (!isGlued || (period.kind === 'range' && FULL_YEAR.test(period.text)))
    if (isPeriod) periods.push(period)
    index = Math.max(index + 1, isPeriod ? period.to : 0)
  }
  return twoMoments(text, periods) ?? periods
}
