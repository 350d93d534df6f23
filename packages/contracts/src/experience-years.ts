import type { Job } from './candidate-fields.ts'

type Period = Pick<Job, 'start' | 'end' | 'current'>

/** Months since the year 0; a year without a month begins in January, and as an end goes to its last month. */
const monthOf = (moment: string, last: boolean): number => {
  const [year, month] = moment.split('-').map(Number)
  return (year ?? 0) * 12 + (month === undefined ? (last ? 11 : 0) : month - 1)
}

/**
 * Years of work in the periods of these jobs, overlap counted once, to one decimal; the number of jobs when no period
 * is known, null without jobs. `today` as ISO 8601.
 */
export const experienceYears = (jobs: readonly Period[], today: string): number | null => {
  if (jobs.length === 0) return null
  const now = monthOf(today.slice(0, 7), true)
  const spans = jobs
    .flatMap(({ start, end, current }) =>
      start
        ? [{ from: monthOf(start, false), to: current ? now : end ? Math.min(monthOf(end, true), now) : null }]
        : [],
    )
    .flatMap(({ from, to }) => (to === null || to < from ? [] : [{ from, to }]))
    .toSorted((one, other) => one.from - other.from)
  if (spans.length === 0) return jobs.length
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    const begin = Math.max(from, reached + 1)
    if (to >= begin) months += to - begin + 1
    reached = Math.max(reached, to)
  }
  return Math.round((months / 12) * 10) / 10
}
