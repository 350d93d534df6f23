import type { Concept, KinOccupation } from '../taxonomy.ts'
import type { Edges } from './edges.ts'

/**
 * Below this share of the essential skills two occupations of different unit groups have only common skills together.
 */
const LEAST_SHARED = 0.2
const MOST_KIN = 50

const unitGroupsOf = (concepts: readonly Concept[]): Map<string, number[]> => {
  const groups = new Map<string, number[]>()
  for (const [number, { kind, iscoGroup }] of concepts.entries()) {
    if (kind !== 'occupation' || iscoGroup === null) continue
    const members = groups.get(iscoGroup)
    if (members) members.push(number)
    else groups.set(iscoGroup, [number])
  }
  return groups
}

/** The function that gives the kin of an occupation by its number; of any other concept none. */
export const createKin = (concepts: readonly Concept[], skillsOf: Edges, occupationsWith: Edges) => {
  const unitGroups = unitGroupsOf(concepts)

  /** How many essential skills each other occupation has together with this one. */
  const commonSkills = (number: number): Map<number, number> => {
    const common = new Map<number, number>()
    for (const skill of skillsOf.of(number))
      for (const other of occupationsWith.of(skill)) common.set(other, (common.get(other) ?? 0) + 1)
    return common
  }

  return (number: number): KinOccupation[] => {
    const concept = concepts[number]
    if (concept?.kind !== 'occupation') return []
    const group = new Set(concept.iscoGroup === null ? [] : unitGroups.get(concept.iscoGroup))
    const common = commonSkills(number)
    const shareOf = (other: number): number => {
      const both = common.get(other) ?? 0
      return both === 0 ? 0 : both / (skillsOf.of(number).length + skillsOf.of(other).length - both)
    }
    return [...new Set([...group, ...common.keys()])]
      .filter((other) => other !== number && concepts[other]?.kind === 'occupation')
      .map((other) => ({
        uri: concepts[other]?.uri ?? '',
        sameGroup: group.has(other),
        sharedSkills: shareOf(other),
      }))
      .filter(({ sameGroup, sharedSkills }) => sameGroup || sharedSkills >= LEAST_SHARED)
      .toSorted(
        (a, b) =>
          b.sharedSkills - a.sharedSkills || Number(b.sameGroup) - Number(a.sameGroup) || (a.uri < b.uri ? -1 : 1),
      )
      .slice(0, MOST_KIN)
  }
}
