import type { CvDocument } from '@wervio/cv-document'
import type { JobRead } from '../experience/job-read.ts'
import { leanOf } from '../experience/lean.ts'
import type { CvSection } from '../sections/section.ts'
import type { Trace } from '../trace.ts'
import { choose } from './choose.ts'
import { entriesOfPath } from './entries-of-path.ts'
import { readScored } from './read-scored.ts'
import type { RulesReading } from './rules-say.ts'
import { loadWeights } from './weights.ts'

/** The jobs of a document: those of its best path, or those of the rules when more is wrong with the path's. */
export const voteOnJobs = (
  document: CvDocument,
  sections: readonly CvSection[],
  rules: RulesReading,
  trace: Trace,
): readonly JobRead[] => {
  const reading = readScored(document, sections, rules, loadWeights())
  const { jobs } = choose(reading.units, reading, rules)
  const isPath = jobs === reading.jobs
  trace.path = { units: reading.units, sites: reading.sites, actions: reading.actions, isPath }
  if (isPath)
    trace.entries.unshift({
      entries: entriesOfPath(reading.units, reading.actions).filter(({ list }) => list === 'job'),
      lean: leanOf,
    })
  return jobs
}
