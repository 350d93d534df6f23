import type { Job } from '@wervio/contracts'
import { findPeriods } from '../../cv/dates/find-periods.ts'
import { namesJob } from '../../cv/words/job-likeness.ts'
import { isPartHeading, namesStudy } from './parts-in-text.ts'

const LONGEST_LINE = 200
const LONGEST_TITLE = 80
const MOST_JOBS = 40
/** What parts the title from the rest of its line: the firm, the place, the dates. */
const PARTS = /\s*(?:,|\||·|•|\t| {2,}|[–—]|\s-\s|\(|\bbij\b|\bat\b|@|:)\s*/u
/** What a line tells behind its period: 'Kok bij De Bok (2015-2019): bestellingen, mise en place'. */
const LEAST_TOLD = 12
const MARKS = /^[\s)\]:.,;|·–—-]+/u

type TextJob = Job & { lines: string[] }

/** The title of a job in pieces of text, or null. */
const titleIn = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => text.split(PARTS))
    .map((part) => part.trim())
    .find((part) => part.length > 2 && part.length < LONGEST_TITLE && namesJob(part)) ?? null

/**
 * Jobs by the lines of a CV: those with a period that name a profession, with what stands behind and below them. The
 * title is the part of the line that names it.
 */
export const jobsInText = (text: string): Job[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const jobs: TextJob[] = []
  let current: TextJob | null = null
  for (const [at, line] of lines.entries()) {
    const [period] = line.length > LONGEST_LINE ? [] : findPeriods(line).filter(({ kind }) => kind !== 'single')
    if (isPartHeading(line) || namesStudy(line)) {
      current = null
      continue
    }
    if (period === undefined) {
      current?.lines.push(line)
      continue
    }
    const [before, behind] = [line.slice(0, period.from), line.slice(period.to)]
    // A period can stand on a line of its own, before or behind the title.
    const position = titleIn([`${before} | ${behind}`]) ?? titleIn([lines[at + 1] ?? '', lines[at - 1] ?? ''])
    if (position === null || jobs.length >= MOST_JOBS) continue
    const description = behind.replace(MARKS, '')
    current = {
      position,
      company: '',
      period: period.text,
      start: period.start,
      end: period.end,
      current: period.current,
      location: null,
      description: null,
      lines: description.length >= LEAST_TOLD && description !== position ? [description] : [],
    }
    jobs.push(current)
  }
  return jobs.map(({ lines: described, ...job }) => ({ ...job, description: described.join('\n').trim() || null }))
}

/**
 * Jobs the reader found, with those that only lines of the text show; a job without a description takes that of its
 * line.
 */
export const withJobsInText = (jobs: readonly Job[], text: string): Job[] => {
  const inText = jobsInText(text)
  const ofSameStart = (job: Job) => (other: Job) => job.start !== null && other.start === job.start
  return [
    ...jobs.map((job) => ({
      ...job,
      description: job.description ?? inText.find(ofSameStart(job))?.description ?? null,
    })),
    ...inText.filter((job) => !jobs.some(ofSameStart(job))),
  ]
}
