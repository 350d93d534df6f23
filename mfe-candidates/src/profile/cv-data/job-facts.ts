import { isSure, type Candidate, type FieldEvidence } from '@wervio/contracts'
import { numberText } from '@wervio/ui'

/** How much is said of a job, and how many of it are unsure. */
export type JobFacts = { count: number; unsureCount: number }

/** What a CV says of a job: every line that tells about it, or else what was read of it at all. */
export const jobFacts = (
  { description }: Pick<Candidate['experience'][number], 'description'>,
  evidence: readonly FieldEvidence[],
): JobFacts => {
  const lines = (description ?? '').split('\n').filter((line) => line.trim() !== '')
  return { count: lines.length || evidence.length, unsureCount: evidence.filter((field) => !isSure(field)).length }
}

/** '3 feiten, 1 onzeker'. */
export const jobFactsText = ({ count, unsureCount }: JobFacts): string =>
  `${numberText(count)} ${count === 1 ? 'feit' : 'feiten'}${unsureCount > 0 ? `, ${numberText(unsureCount)} onzeker` : ''}`
