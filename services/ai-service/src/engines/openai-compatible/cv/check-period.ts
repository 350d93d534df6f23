import type { FoundPeriod } from '../../../cv/dates/find-periods.ts'
import { parsePeriod } from '../../../cv/dates/parse-period.ts'
import type { Found, FoundDates } from './document-text.ts'
import { agreed, evidenceAt, tidy, type Checking, type Kept } from './kept.ts'

type Moments = Pick<FoundPeriod, 'start' | 'end' | 'current'>
type Given = { period: string | null; start: string | null; end: string | null; current?: boolean | null }
/** What the rules read for the same job or study. */
type Known = { period: string | null; start: string | null; end: string | null; current?: boolean } | undefined

/** A period of the document and what it means; `single` is one year or month. */
export type KeptPeriod = Moments & { period: Kept | null; single: boolean }

const NONE: KeptPeriod = { period: null, start: null, end: null, current: false, single: false }
const MOST = 200
/** Lines from a job to its period. */
const NEAR = 4

const nearest = <T extends Pick<Found, 'first'>>(found: readonly T[], line: number | null): T | undefined =>
  line === null
    ? found[0]
    : found.reduce<T | undefined>(
        (best, one) => (best && Math.abs(best.first - line) <= Math.abs(one.first - line) ? best : one),
        undefined,
      )

const means = (one: Moments, other: Moments) =>
  one.start === other.start && one.end === other.end && one.current === other.current
const years = ({ start, end, current }: Moments): Moments => ({
  start: start?.slice(0, 4) ?? null,
  end: end?.slice(0, 4) ?? null,
  current,
})

/** The period of the document that means the same, in its own words; near its job one of the same years, whatever the months. */
function withMeaning({ text }: Checking, wanted: Moments, near: number | null): FoundDates | undefined {
  const all = text.periods()
  const exact = nearest(
    all.filter(({ read }) => means(read, wanted)),
    near,
  )
  if (exact || near === null) return exact
  return nearest(
    all.filter(({ first, read }) => Math.abs(first - near) <= NEAR && means(years(read), years(wanted))),
    near,
  )
}

const kept = (found: Found, read: FoundPeriod | null): KeptPeriod => ({
  period: { value: found.quote.slice(0, MOST), evidence: evidenceAt(found), line: found.first },
  start: read?.start ?? null,
  end: read?.end ?? null,
  current: read?.current ?? false,
  single: read?.kind === 'single',
})

/** The period of a line that some words are part of: '2016' of '2016 - heden' and of 'sinds 2016'. */
const around = ({ text }: Checking, { first, last, quote }: Found): FoundDates | undefined =>
  first === last ? text.periods().find((one) => one.first === first && one.quote.includes(quote)) : undefined

/**
 * When something began and ended. The document's own words say it, never the model: a period that is written otherwise is found by
 * what it means, and one that isn't there is dropped with its dates.
 * @param known What the rules read, and `path` where: they also know periods that were torn apart on the page.
 * @param near A line of the job or study it belongs to.
 */
export function checkPeriod(
  checking: Checking,
  { period: given, start, end, current }: Given,
  { known, path }: { known: Known; path: string },
  near: number | null,
): KeptPeriod {
  const period = /\d/.test(given ?? '') ? tidy(given) : ''
  const both = period === '' ? null : agreed(checking, period, known?.period ?? null, `${path}.period`)
  if (both && known)
    return { period: both, start: known.start, end: known.end, current: known.current ?? false, single: false }
  const literal = nearest(checking.text.findAll(period), near)
  if (literal) {
    const whole = around(checking, literal)
    return kept(whole ?? literal, whole?.read ?? parsePeriod(literal.quote))
  }
  const said =
    parsePeriod(period.slice(0, MOST)) ??
    (start === null && end === null ? null : { start, end, current: current ?? false })
  const alike = said && withMeaning(checking, said, near)
  if (alike) return kept(alike, alike.read)
  const told = period || [tidy(start), tidy(end)].filter(Boolean).join(' – ')
  if (told !== '') checking.drop(told)
  return NONE
}
