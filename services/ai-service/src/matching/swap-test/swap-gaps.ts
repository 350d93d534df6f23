import type { NamedCandidate } from '../candidate/nameless.ts'

type Job = NamedCandidate['experience'][number]

/** Years after which the rules say that a job is long ago; a moved job stays on its side of each. */
const LONG_AGO = [5, 8, 10] as const
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu

const yearEarlier = (text: string): string => text.replace(YEAR, (year) => String(Number(year) - 1))
const yearOf = (moment: string | null): number | null => (moment === null ? null : Number(moment.slice(0, 4)))

const earlier = (job: Job): Job => ({
  ...job,
  period: job.period && yearEarlier(job.period),
  start: job.start && yearEarlier(job.start),
  end: job.end && yearEarlier(job.end),
})

const crosses = ({ end }: Job, thisYear: number): boolean => {
  const ago = thisYear - (yearOf(end) ?? thisYear)
  return LONG_AGO.some((years) => ago - 1 <= years && ago + 2 >= years)
}

/** Whether a job can be moved: it ended, and the text says when at one place, which can be moved with it. */
const isMovable = (job: Job, text: string): boolean =>
  job.start !== null && job.end !== null && job.period !== null && text.split(job.period).length === 2

/**
 * The candidate with a year without work before their latest jobs: the earlier ones are a year earlier and as long as
 * they were. As they are where that would change how long or how recently they did something.
 */
export const withGap = (candidate: NamedCandidate, today: string): NamedCandidate => {
  const { experience: jobs, cv_text: text } = candidate
  const thisYear = Number(today.slice(0, 4))
  for (let at = 1; at < jobs.length; at += 1) {
    const [later, moved] = [jobs.slice(0, at), jobs.slice(at)]
    const begin = Math.min(...later.map(({ start }) => yearOf(start) ?? 0))
    const isApart = moved.every(({ end }) => (yearOf(end) ?? thisYear) < begin)
    const isSame = moved.every((job) => isMovable(job, text) && !crosses(job, thisYear))
    if (!isApart || !isSame) continue
    const cv_text = moved.reduce((rest, { period }) => rest.replace(period ?? '', yearEarlier), text)
    return { ...candidate, experience: [...later, ...moved.map(earlier)], cv_text }
  }
  return candidate
}
