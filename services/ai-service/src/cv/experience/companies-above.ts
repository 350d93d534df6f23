import type { Entry } from '../entries/entries.ts'
import type { NamedParts } from '../entries/roles.ts'
import type { JobRead } from './job-read.ts'

const covers = (whole: JobRead, part: JobRead) =>
  whole.start !== null &&
  part.start !== null &&
  whole.start.slice(0, 4) <= part.start.slice(0, 4) &&
  (whole.current || whole.end === null || (part.end ?? part.start).slice(0, 4) <= whole.end.slice(0, 4))

/** True when the firm is named on a line above the job, as a heading of it. */
const standsAbove = (names: NamedParts | undefined) =>
  Boolean(names?.what && names.where && Number.parseInt(names.where.slot, 10) < Number.parseInt(names.what.slot, 10))

/** Gives jobs the name of the firm that stands once above them all, and leaves out entries that only name that firm. */
export const withCompanies = (
  jobs: readonly JobRead[],
  entries: readonly Entry[],
  allNames: readonly NamedParts[],
): readonly JobRead[] => {
  const jobReads: JobRead[] = []
  const groups = new Set<JobRead>()
  let above: JobRead | null = null
  let heads = false
  for (const [index, job] of jobs.entries()) {
    if (entries[index]?.section !== entries[index - 1]?.section) above = null
    const inherits =
      above?.company && job.position && !job.company && (heads || (above.position === null && covers(above, job)))
    if (inherits && above) {
      jobReads.push({ ...job, company: above.company, location: job.location ?? above.location })
      if (above.position === null) groups.add(above)
      continue
    }
    jobReads.push(job)
    above = job.company ? job : null
    heads = standsAbove(allNames[index])
  }
  return jobReads.filter((job) => !groups.has(job))
}
