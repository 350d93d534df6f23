import type { Job } from '@wervio/contracts'
import { findPeriods } from '../../cv/dates/find-periods.ts'
import { namesJob } from '../../cv/words/job-likeness.ts'

const LONGEST_LINE = 200
const MOST_JOBS = 40
/** What parts the title from the rest of its line: the firm, the place, the dates. */
const PARTS = /\s*(?:,|\||·|•|\t| {2,}|[–—]|\s-\s|\(|\bbij\b|\bat\b|@|:)\s*/u

/**
 * Jobs of a CV of which the reader found none: lines with a period that name a profession, with what stands below them.
 * The title is the part of the line that names it.
 */
export function jobsInText(text: string): Job[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const jobs: (Job & { lines: string[] })[] = []
  for (const [at, line] of lines.entries()) {
    const [period] = line.length > LONGEST_LINE ? [] : findPeriods(line).filter(({ kind }) => kind !== 'single')
    if (period === undefined) {
      jobs.at(-1)?.lines.push(line)
      continue
    }
    const rest = `${line.slice(0, period.from)} | ${line.slice(period.to)}`
    // A period can stand on a line of its own, before or behind the title.
    const titles = [rest, lines[at + 1] ?? '', lines[at - 1] ?? '']
      .flatMap((part) => part.split(PARTS))
      .filter((part) => part.length > 2)
    const position = titles.find((part) => part.length < 80 && namesJob(part))
    if (position === undefined || jobs.length >= MOST_JOBS) continue
    const { start, end, current } = period
    jobs.push({
      position,
      company: '',
      period: period.text,
      start,
      end,
      current,
      location: null,
      description: null,
      lines: [],
    })
  }
  return jobs.map(({ lines: described, ...job }) => ({ ...job, description: described.join('\n').trim() || null }))
}
