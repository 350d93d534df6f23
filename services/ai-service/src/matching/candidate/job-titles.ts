import type { Job } from '@wervio/contracts'
import { namesJob } from '../../cv/words/job-likeness.ts'
import { namesKnownJob } from '../titles/read-title.ts'
import { titleIn } from './job-heads.ts'
import { isPlacement } from './placements.ts'

/** Behind every moment. */
const LAST = '9999'

/** Whether a job says by which title it was done. */
const isTitled = ({ position }: Job): boolean =>
  namesJob(position) || namesKnownJob(position) || titleIn([position]) !== null

const endOf = ({ current, end }: Job): string => (current ? LAST : (end ?? ''))

/**
 * The titles of the jobs of a CV: who puts a title above it and names only the firm of the latest job works there by
 * that title, and who names firms alone did so at each of them. A title that the CV doesn't give isn't made up.
 */
export const titlesOf = (jobs: readonly Job[], headline: string | null): readonly string[] => {
  const title = titleIn([headline ?? ''])
  if (title === null) return jobs.map(({ position }) => position)
  const latest = jobs.map(endOf).reduce((last, end) => (end > last ? end : last), '')
  const areFirms = !jobs.some((job) => isTitled(job) && !isPlacement(job.position))
  return jobs.map((job) => {
    const isLatest = latest !== '' && endOf(job) === latest
    return (isLatest || areFirms) && !isTitled(job) && !isPlacement(job.position) ? title : job.position
  })
}
