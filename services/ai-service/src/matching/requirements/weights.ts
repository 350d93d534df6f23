import type { Requirement, RequirementKind } from '@wervio/contracts'

/**
 * What many items of one kind count for together is bounded: each weighs less, never below 1, and the ones behind the
 * last have weight 0 until a recruiter gives them one.
 */
const MOST_POINTS: Partial<Record<RequirementKind, number>> = { task: 8, skill: 30, experience: 15, certificate: 16 }

/** Keeps the sum of many demands, and of many wishes, of one kind in bounds. */
export const bounded = (requirements: readonly Requirement[]): Requirement[] => {
  const groupOf = ({ kind, importance }: Requirement) => `${kind} ${importance}`
  const sizes = Map.groupBy(requirements, groupOf)
  const counts = new Map<string, number>()
  return requirements.map((item) => {
    const most = MOST_POINTS[item.kind as RequirementKind]
    if (most === undefined) return item
    const group = groupOf(item)
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    const fair = Math.max(1, Math.floor(most / (sizes.get(group)?.length ?? 1)))
    return { ...item, weight: count > most ? 0 : Math.min(item.weight, fair) }
  })
}
