import { withoutMeantMarks, type Requirement } from '@wervio/contracts'
import { plainText } from '../../chat/context/plain-text.ts'
import { createMatcher, type Matcher } from '../matcher.ts'
import { applyChanges, type RequirementChanges } from './changes.ts'
import { deriveRequirements, type MatchedVacancy } from './derive.ts'
import { NO_TAXONOMY, type PresentTaxonomy, type VersionedTaxonomy } from './present-taxonomy.ts'
import { suggestedSkills } from './suggestions.ts'
import { questionsOf, versionOf } from './version.ts'

/** A vacancy as it is read for matching; `description` is HTML. */
export type VacancyRow = MatchedVacancy & { id: string; updated_at: string }

/** The requirements of a vacancy with the recruiter's changes, and what holds candidates beside them. */
export type VacancyRequirements = {
  vacancyId: string
  /** As they follow from the vacancy alone. */
  derived: readonly Requirement[]
  requirements: readonly Requirement[]
  removed: readonly Requirement[]
  warnings: readonly string[]
  /** Skills of the occupation that a taxonomy names and nobody asks yet. */
  suggestions: readonly string[]
  version: string
  questions: string
  /** The import of the taxonomy that the matcher asks; null without one. */
  taxonomy: number | null
  matcher: (today: string) => Matcher
}

/** Reads the requirements of a vacancy and changes them as its recruiters want. */
export const readRequirements = (
  vacancy: VacancyRow,
  changes: RequirementChanges,
  taxonomy: VersionedTaxonomy | null = null,
): VacancyRequirements => {
  const { requirements: derived, warnings } = deriveRequirements({
    ...vacancy,
    specific_tasks: withoutMeantMarks(vacancy.specific_tasks),
    hard_skills: withoutMeantMarks(vacancy.hard_skills),
    soft_skills: withoutMeantMarks(vacancy.soft_skills),
    description: plainText(vacancy.description),
  })
  const { requirements, removed } = applyChanges(derived, changes)
  let current: { today: string; matcher: Matcher } | null = null
  return {
    vacancyId: vacancy.id,
    derived,
    requirements,
    removed,
    warnings,
    suggestions: suggestedSkills(vacancy.title, requirements, taxonomy),
    version: versionOf(requirements),
    questions: questionsOf(requirements),
    taxonomy: taxonomy?.version ?? null,
    matcher: (today) => {
      if (current?.today !== today) current = { today, matcher: createMatcher(requirements, { today, taxonomy }) }
      return current.matcher
    },
  }
}

/** Vacancies whose requirements stay in memory: as many as one list of vacancies for a candidate. */
const MOST_KEPT = 200

/** Keeps what was read of vacancies until they, the changes to them or the taxonomy differ. */
export const createRequirementReader = (
  { now }: Pick<PresentTaxonomy, 'now'> = NO_TAXONOMY,
  read: typeof readRequirements = readRequirements,
) => {
  const lists = new Map<string, { key: string; list: VacancyRequirements }>()
  return (vacancy: VacancyRow, changes: RequirementChanges): VacancyRequirements => {
    const taxonomy = now()
    const key = JSON.stringify([vacancy.updated_at, changes, taxonomy?.version ?? null])
    const earlier = lists.get(vacancy.id)
    const list = earlier?.key === key ? earlier.list : read(vacancy, changes, taxonomy)
    // Put at the end: the first of the map is the one that nobody asked for the longest.
    lists.delete(vacancy.id)
    lists.set(vacancy.id, { key, list })
    const [oldest] = lists.keys()
    if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest)
    return list
  }
}
export type RequirementReader = ReturnType<typeof createRequirementReader>
