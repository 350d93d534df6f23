import type { Job } from '@wervio/contracts'
import { namesJob } from '../../cv/words/job-likeness.ts'
import { jobHeadIn, titleIn } from './job-heads.ts'
import { isPartHeading, isWorkHeading, namesStudy } from './parts-in-text.ts'

const MOST_JOBS = 40

/** A job of the text with the words that name it there. */
export type TextJob = Job & { line: string }

/**
 * Jobs by the lines of a CV: those with a period that name a profession or, among work, a firm, with what stands behind
 * and below them. The title is the part of the line that names it; a job without one tells of its work all the same.
 */
export const jobsInText = (text: string): TextJob[] => {
  const lines = text.split(/\r?\n/)
  const jobs: (Omit<TextJob, 'location' | 'description'> & { lines: string[] })[] = []
  let current: (typeof jobs)[number] | null = null
  let isAmongWork = false
  for (const [at, written] of lines.entries()) {
    const line = written.trim()
    const isHeading = isPartHeading(line)
    if (isHeading || isWorkHeading(line) || namesStudy(line)) {
      current = null
      if (!namesStudy(line)) isAmongWork = !isHeading
      continue
    }
    const head =
      jobs.length < MOST_JOBS ? jobHeadIn(line, [lines[at + 1] ?? '', lines[at - 1] ?? ''], isAmongWork) : null
    if (head === null) {
      current?.lines.push(line)
      continue
    }
    const { story, ...job } = head
    current = { ...job, lines: story === '' ? [] : [story] }
    jobs.push(current)
  }
  return jobs.map(({ lines: described, ...job }) => ({
    ...job,
    location: null,
    description: described.join('\n').trim() || null,
  }))
}

/** A job whose title the reader took for the firm: 'Drukkerij Bos' in Ede: bediende prepress'. */
const titled = (job: Job): Job => {
  const title = namesJob(job.position) ? null : titleIn([job.company])
  return title === null ? job : { ...job, position: title, company: `${job.position}, ${job.company}` }
}

/**
 * Jobs the reader found, with those that only lines of the text show; a job without a description takes that of its
 * line.
 */
export const withJobsInText = (jobs: readonly Job[], text: string): (Job | TextJob)[] => {
  const inText = jobsInText(text)
  const ofSameStart = (job: Job) => (other: Job) => job.start !== null && other.start === job.start
  return [
    ...jobs.map((job) => ({
      ...titled(job),
      description: job.description ?? inText.find(ofSameStart(job))?.description ?? null,
    })),
    ...inText.filter((job) => !jobs.some(ofSameStart(job))),
  ]
}
