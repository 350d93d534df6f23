import type { Entry } from '../entries/entries.ts'
import type { JobRead } from './job-read.ts'

const covers = (whole: JobRead, part: JobRead) =>
  whole.start !== null && part.start !== null && whole.start.slice(0, 4) <= part.start.slice(0, 4) && (whole.current || whole.end === null || (part.end ?? part.start).slice(0, 4) <= whole.end.slice(0, 4))

/** Jobs under one firm that is named once, above them all, get its name; an entry that only named the firm goes. */
export function withCompanies(jobs: readonly JobRead[], entries: readonly Entry[]): readonly JobRead[] {
  const named: JobRead[] = []
  const groups = new Set<JobRead>()
  let above: JobRead | null = null
  for (const [index, job] of jobs.entries()) {
    if (entries[index]?.section !== entries[index - 1]?.section) above = null
    const inherits = above?.company && job.position && !job.company && (above.position !== null || covers(above, job))
    if (inherits && above) {
      named.push({ ...job, company: above.company, location: job.location ?? above.location })
      if (above.position === null) groups.add(above)
      continue
    }
    named.push(job)
    above = job.company ? job : null
  }
  return named.filter((job) => !groups.has(job))
}
