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

/** A job whose firm is the heading behind it has none, and what stands below tells of something else. */
const withoutHeading = (job: Job): Job =>
  isPartHeading(job.company) ? { ...job, company: '', description: null } : job

/** A job whose title the reader took for the firm: 'Drukkerij Bos' in Ede: bediende prepress'. */
const titled = (job: Job): Job => {
  const title = namesJob(job.position) ? null : titleIn([job.company])
  return title === null ? job : { ...job, position: title, company: `${job.position}, ${job.company}` }
}

/** A job that the reader left without dates, with those of its line. */
const dated = (job: Job, inText: readonly TextJob[]): Job => {
  if (job.start !== null || job.end !== null || job.position.length < 3) return job
  const line = inText.find((other) => other.line.includes(job.position))
  if (line === undefined) return job
  const { period, start, end, current, position } = line
  return { ...job, period, start, end, current, position: position === '' ? job.position : position }
}

const PAPER = /^(?:rijbewijs|driving licen[cs]e|vca|code 95|ehbo|bhv|nen ?\d|diploma|certifica)/iu
const OPENS_WITH_LEVEL = /^(?:bachelor|master|mbo|hbo|graduaat)(?:[- ]?\d)? \p{L}/iu
/**
 * A paper or study that the reader took for a job lasts for no time and is no title; its line is read as any other.
 */
const withoutPaper = (job: Job): Job =>
  PAPER.test(job.position) || OPENS_WITH_LEVEL.test(job.position)
    ? { ...job, position: '', period: null, start: null, end: null, current: false }
    : job

/**
 * Jobs the reader found, with those that only lines of the text show; a job without a description takes that of its
 * line.
 */
export const withJobsInText = (jobs: readonly Job[], text: string): (Job | TextJob)[] => {
  const inText = jobsInText(text)
  const ofSameStart = (job: Job) => (other: Job) => job.start !== null && other.start === job.start
  const ofReader = jobs.map((job) => withoutHeading(withoutPaper(dated(job, inText))))
  return [
    ...ofReader.map((job) => ({
      ...titled(job),
      description: job.description ?? inText.find(ofSameStart(job))?.description ?? null,
    })),
    ...inText.filter((job) => !ofReader.some(ofSameStart(job))),
  ]
}
