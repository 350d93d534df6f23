import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { MATCHER_MODEL } from '../matcher.ts'
import type { ResultRow } from '../rows.ts'

/** What a score rests on beside the candidate: with another of these it is of before a change. */
export type Basis = Pick<VacancyRequirements, 'vacancyId' | 'version' | 'questions'> & {
  /** The rules, the month in which years of work were counted, and the import of the taxonomy. */
  matcher: string
}

/** What scores of today rest on; `today` is ISO 8601. */
export const basisOf = ({ vacancyId, version, questions, taxonomy }: VacancyRequirements, today: string): Basis => ({
  vacancyId,
  version,
  questions,
  matcher: [MATCHER_MODEL, today.slice(0, 7), ...(taxonomy === null ? [] : [`taxonomy-${taxonomy}`])].join('/'),
})

/** Whether a kept score rests on this, and on the candidate as they were changed last. */
export const isOfBasis = (
  row: ResultRow | undefined,
  { version, questions, matcher }: Basis,
  revision: string,
): boolean =>
  row !== undefined &&
  row.version === version &&
  row.questions === questions &&
  row.matcher === matcher &&
  row.revision === revision
