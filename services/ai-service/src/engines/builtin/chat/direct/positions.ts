import type { Unit } from '../../../../chat/context/units.ts'
import { stemsOf } from '../../../../chat/retrieval/tokens.ts'
import { type FoundPeriod } from '../../../../cv/dates/find-periods.ts'
import { parsePeriod } from '../../../../cv/dates/parse-period.ts'

/** One job of a CV: the unit that tells it, and its period as far as it has one. */
export type Position = { unit: Unit; period: FoundPeriod | null; isPlacement: boolean }

const WORK =
  /werkervaring|beroepservaring|experience|loopbaan|employment|work history|arbeidsverleden|^\W*(?:(?:relevante|professionele) )?ervaring\W*$/iu
const TITLE =
  /^(?:functie|functietitel|titel|title|position|job_?title|rol|role|werkgever|company|employer|organisatie|bedrijf)$/iu
const PLACEMENT = /\bstages?\b|stagiair|\bintern(?:ship)?\b/iu
const NO_END = '9999'

const lastKey = ({ sources }: Unit): string[] => sources.map(({ path }) => path.at(-1) ?? '')

const SAME_WORDS = 0.7

/** Whether two units tell the same job, as a profile and the CV under it do: one period, and nearly the same words. */
const isSameJob = (one: Position, other: Position): boolean => {
  if (one.period === null || one.period.start !== other.period?.start || one.period.end !== other.period.end)
    return false
  const [few = [], many = []] = [one, other]
    .map(({ unit }) => [...new Set(stemsOf(unit.text))].filter((stem) => !/^\d+$/.test(stem)))
    .toSorted((a, b) => a.length - b.length)
  return few.length > 0 && few.filter((stem) => many.includes(stem)).length / few.length >= SAME_WORDS
}

/** Jobs, the present one first, then by their end and their beginning; those without a period last. */
export const positionsIn = (units: readonly Unit[]): Position[] => {
  const positions = units
    .filter((unit) => unit.side !== 'vacancy' && (WORK.test(unit.keys) || WORK.test(unit.heading)))
    .flatMap((unit): Position[] => {
      const period = parsePeriod(unit.text.slice(0, 400))
      const isJob = period?.kind === 'range' || period?.kind === 'open' || lastKey(unit).some((key) => TITLE.test(key))
      return isJob ? [{ unit, period, isPlacement: PLACEMENT.test(unit.text) }] : []
    })
  const endOf = ({ period }: Position) => (period?.current ? NO_END : (period?.end ?? period?.start ?? ''))
  const distinct = positions.filter(
    (position, index) => !positions.slice(0, index).some((earlier) => isSameJob(earlier, position)),
  )
  return distinct.toSorted(
    (one, other) =>
      endOf(other).localeCompare(endOf(one)) || (other.period?.start ?? '').localeCompare(one.period?.start ?? ''),
  )
}

const monthOf = (moment: string) => {
  const [year = 0, month] = moment.split('-').map(Number)
  return { months: year * 12 + (month ?? 1), hasMonth: month !== undefined }
}

const DECEMBER = 12
const ALWAYS = 9_999 * 12

/** The month in which a job began, counted from year 0; a year alone is its January. Null without a beginning. */
export const monthsFrom = ({ period }: Position): number | null => (period?.start ? monthOf(period.start).months : null)

/** The month in which it ended; a year alone is its December, a job that goes on never ends. Null without an end. */
export const monthsTo = ({ period }: Position): number | null => {
  if (period?.current) return ALWAYS
  if (!period?.end) return null
  const { months, hasMonth } = monthOf(period.end)
  return hasMonth ? months : months + DECEMBER - 1
}

/** Months from the beginning of a present job until a day; null for any other. */
export const monthsUntil = ({ period }: Position, today: string): number | null =>
  period?.start && period.current ? monthOf(today).months - monthOf(period.start).months : null

/**
 * Months between the two ends of a period that is over; null without two ends. Years without months count from year to
 * year.
 */
export const monthsOf = ({ period }: Position): number | null => {
  if (!period?.start || !period.end) return null
  const [from, to] = [monthOf(period.start), monthOf(period.end)]
  const months = to.months - from.months + (from.hasMonth && to.hasMonth ? 1 : 0)
  return months < 0 ? null : months
}

const spoken = (moment: string, text: string): string => {
  const months = `januari februari maart april mei juni juli augustus september oktober november december`.split(' ')
  const [year = text, month] = moment.split('-')
  return month ? `${months[Number(month) - 1] ?? ''} ${year}`.trim() : year
}

/** 'maart 2019', the way the period has it. */
export const spokenStart = ({ period }: Position): string => (period?.start ? spoken(period.start, period.text) : '')
export const spokenEnd = ({ period }: Position): string => (period?.end ? spoken(period.end, period.text) : '')

/** 'sinds maart 2019', 'van 2015 tot 2019'; null without a period. */
export const spanOf = ({ period }: Position): string | null => {
  if (!period?.start) return null
  if (period.current) return `sinds ${spoken(period.start, period.text)}`
  return period.end
    ? `van ${spoken(period.start, period.text)} tot ${spoken(period.end, period.text)}`
    : `vanaf ${spoken(period.start, period.text)}`
}

/** 'ongeveer 4 jaar', '5 maanden'; null where it can't be counted. */
export const lengthOf = (position: Position): string | null => {
  const months = monthsOf(position)
  if (months === null) return null
  if (months < 12)
    return months === 0 ? 'minder dan een jaar' : `${String(months)} ${months === 1 ? 'maand' : 'maanden'}`
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return rest === 0 || !position.period?.start?.includes('-')
    ? `ongeveer ${String(years)} jaar`
    : `ongeveer ${String(years)} jaar en ${String(rest)} ${rest === 1 ? 'maand' : 'maanden'}`
}

/** What is told of a job under it: the other fields of its record, or the lines up to the next job of a text. */
export const detailsOf = ({ unit }: Position, positions: readonly Position[], units: readonly Unit[]): Unit[] => {
  const path = unit.sources[0]?.path ?? []
  const record = path.slice(0, -1).join('\n')
  const isRecord = /^\d+$/.test(path.at(-2) ?? '')
  const belongs = ({ sources, heading }: Unit) => {
    const other = sources[0]?.path ?? []
    return isRecord
      ? other.slice(0, -1).join('\n') === record
      : other.join('\n') === path.join('\n') && heading === unit.heading
  }
  const jobs = new Set(positions.map((position) => position.unit.order))
  const details: Unit[] = []
  for (const each of units.filter(({ order }) => order > unit.order)) {
    if (jobs.has(each.order) || !belongs(each)) break
    details.push(each)
  }
  return details
}
