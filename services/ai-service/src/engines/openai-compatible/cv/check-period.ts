import type { FoundPeriod } from '../../../cv/dates/find-periods.ts'
import { parsePeriod } from '../../../cv/dates/parse-period.ts'
import type { DocumentMatch, PeriodMatch } from './document-text.ts'
import { agreed, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'

type Moments = Pick<FoundPeriod, 'start' | 'end' | 'current'>
type ModelPeriod = { period: string | null; start: string | null; end: string | null; current?: boolean | null }
/** What the rules read for the same job or study. */
type RulePeriod = { period: string | null; start: string | null; end: string | null; current?: boolean } | undefined

/** A period of the document and what it means; `single` is one year or month. */
type CheckedPeriod = Moments & { period: CheckedValue | null; single: boolean }

const NONE: CheckedPeriod = { period: null, start: null, end: null, current: false, single: false }
const MOST = 200
/** Lines from a job to its period. */
const NEAR = 4

const nearest = <T extends Pick<DocumentMatch, 'first'>>(matches: readonly T[], line: number | null): T | undefined =>
  line === null
    ? matches[0]
    : matches.reduce<T | undefined>(
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

/**
 * The period of the document that means the same, in its own words; near its job one of the same years, whatever the
 * months.
 */
const withMeaning = ({ text }: Checking, meaning: Moments, near: number | null): PeriodMatch | undefined => {
  const all = text.periods()
  const exact = nearest(
    all.filter(({ meaning: read }) => means(read, meaning)),
    near,
  )
  if (exact || near === null) return exact
  return nearest(
    all.filter(({ first, meaning: read }) => Math.abs(first - near) <= NEAR && means(years(read), years(meaning))),
    near,
  )
}

const periodAt = (match: DocumentMatch, meaning: FoundPeriod | null): CheckedPeriod => ({
  period: { value: match.quote.slice(0, MOST), evidence: evidenceAt(match), line: match.first },
  start: meaning?.start ?? null,
  end: meaning?.end ?? null,
  current: meaning?.current ?? false,
  single: meaning?.kind === 'single',
})

/** The period of a line that some words are part of: '2016' of '2016 - heden' and of 'sinds 2016'. */
const around = ({ text }: Checking, { first, last, quote }: DocumentMatch): PeriodMatch | undefined =>
  first === last ? text.periods().find((one) => one.first === first && one.quote.includes(quote)) : undefined

/**
 * When something began and ended. The document's own words say it, never the model: a period that is written otherwise
 * is found by what it means, and one that isn't there is dropped with its dates.
 * @param known What the rules read, and `path` where: they also know periods that were torn apart on the page.
 * @param near A line of the job or study it belongs to.
 */
export const checkPeriod = (
  checking: Checking,
  { period: given, start, end, current }: ModelPeriod,
  { known, path }: { known: RulePeriod; path: string },
  near: number | null,
): CheckedPeriod => {
  const period = /\d/.test(given ?? '') ? tidy(given) : ''
  const both = period === '' ? null : agreed(checking, period, known?.period ?? null, `${path}.period`)
  if (both && known)
    return { period: both, start: known.start, end: known.end, current: known.current ?? false, single: false }
  const literal = nearest(checking.text.findAll(period), near)
  if (literal) {
    const whole = around(checking, literal)
    return periodAt(whole ?? literal, whole?.meaning ?? parsePeriod(literal.quote))
  }
  const modelMeaning =
    parsePeriod(period.slice(0, MOST)) ??
    (start === null && end === null ? null : { start, end, current: current ?? false })
  const alike = modelMeaning && withMeaning(checking, modelMeaning, near)
  if (alike) return periodAt(alike, alike.meaning)
  const modelText = period || [tidy(start), tidy(end)].filter(Boolean).join(' – ')
  if (modelText !== '') checking.drop(modelText)
  return NONE
}
