import type { CvDocument } from '@wervio/cv-document'
import { newestFirst } from '../dates/newest-first.ts'
import { educationOf, type EducationRead } from '../education/read-education.ts'
import { withSpecialisation } from '../education/specialisation.ts'
import type { JobRead } from '../experience/job-read.ts'
import { isJob } from '../experience/no-job.ts'
import { jobOf, refineJobs } from '../experience/read-experience.ts'
import type { CvSection } from '../sections/section.ts'
import { entriesOfPath, type PathEntry } from './entries-of-path.ts'
import { featuresOf } from './features.ts'
import { bestPath, siteOf, type Annotated, type WeightTable } from './path.ts'
import { rulesSay, type RulesReading } from './rules-say.ts'
import { unitsOf, type Unit } from './unit.ts'

/** What the path reader made of a document. */
export type ScoredReading = Annotated & {
  actions: readonly number[]
  jobs: readonly JobRead[]
  studies: readonly EducationRead[]
}

const jobsOf = (entries: readonly PathEntry[]): readonly JobRead[] => {
  const names = refineJobs(
    entries.map((one) => one.names),
    entries.map(({ entry }) => entry),
  )
  const jobs: JobRead[] = []
  for (const [index, { entry, isUnder }] of entries.entries()) {
    const job = jobOf(entry, names[index] ?? { what: null, where: null, rest: [], confidence: 0 })
    const above = jobs.at(-1)
    jobs.push(isUnder && above ? { ...job, company: above.company, location: job.location ?? above.location } : job)
  }
  return newestFirst(jobs.filter((job) => (job.position ?? job.company) !== null && isJob(job)))
}

const studiesOf = (entries: readonly PathEntry[]): readonly EducationRead[] =>
  newestFirst(
    entries
      .map(({ entry, names }) => educationOf(entry, withSpecialisation(names)))
      .filter(({ degree, institution }) => degree !== null || institution !== null),
  )

/** The units of a document and their features. */
export const annotate = (document: CvDocument, sections: readonly CvSection[], rules: RulesReading): Annotated => {
  const units = unitsOf(document, sections)
  const features = featuresOf(document, units)
  const clues = rulesSay(units, rules)
  const allOf = (index: number) => [...(features[index] ?? []), ...(clues[index] ?? [])]
  return { units, sites: units.map((unit, index) => siteOf(unit, units[index - 1], allOf(index))) }
}

/** The jobs and studies of a path. */
export const readPath = (
  units: readonly Unit[],
  actions: readonly number[],
): Pick<ScoredReading, 'jobs' | 'studies'> => {
  const entries = entriesOfPath(units, actions)
  return {
    jobs: jobsOf(entries.filter(({ list }) => list === 'job')),
    studies: studiesOf(entries.filter(({ list }) => list === 'study')),
  }
}

/** The jobs and studies of a document by its best path. */
export const readScored = (
  document: CvDocument,
  sections: readonly CvSection[],
  rules: RulesReading,
  weights: WeightTable,
): ScoredReading => {
  const { units, sites } = annotate(document, sections, rules)
  const { actions } = bestPath(sites, weights)
  return { units, sites, actions, ...readPath(units, actions) }
}
