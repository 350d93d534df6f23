import type { Requirement } from '@wervio/contracts'
import { occupationsOfTitle } from '../titles/same-occupation.ts'
import { fold } from '../words/fold.ts'
import type { VersionedTaxonomy } from './present-taxonomy.ts'

/** More is a list nobody reads. */
const MOST = 12
const LANGUAGE = 'nl'

/**
 * Skills that a taxonomy says the occupation of a title can't do without, then those it may have, by their Dutch names.
 * What is asked already is left out. None without a taxonomy, or where it doesn't know the title.
 */
export const suggestedSkills = (
  title: string,
  requirements: readonly Requirement[],
  taxonomy: VersionedTaxonomy | null,
): string[] => {
  if (taxonomy === null || title.trim() === '') return []
  const labelsOfList = requirements.map(({ label }) => fold(label))
  const [occupation] = occupationsOfTitle(title, taxonomy)
  if (occupation === undefined) return []
  const skills = [...taxonomy.essentialSkillsOf(occupation), ...taxonomy.optionalSkillsOf(occupation)]
  const labels = skills.flatMap((uri) => taxonomy.labelsOf(uri, LANGUAGE).preferred ?? [])
  return [...new Set(labels)]
    .filter((label) => !labelsOfList.some((words) => words.includes(fold(label))))
    .slice(0, MOST)
}
