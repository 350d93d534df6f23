import type { CandidateCounts, CandidateFilter } from '@wervio/contracts'
import { useCounts } from './queries.ts'

export type Facets = {
  /** Nothing has been counted yet. */
  pending: boolean
  /** Some of it could not be counted; `retry` counts that again. */
  failed: boolean
  retry: () => void
  /** How many the whole filter leaves. */
  total: number | undefined
  byStatus: CandidateCounts['by_status'] | undefined
  locations: CandidateCounts['locations']
  skills: CandidateCounts['skills']
  hasCv: CandidateCounts['has_cv'] | undefined
  added: CandidateCounts['added'] | undefined
}

const without = (
  query: CandidateFilter,
  name: 'status' | 'location' | 'skill' | 'has_cv' | 'added',
): CandidateFilter => {
  const { [name]: _left, ...rest } = query
  return rest
}

/** What a list can be narrowed by. Each choice counts without itself, so that the others of its kind show what they would give. */
export const useFacets = (query: CandidateFilter & { q?: string }): Facets => {
  const whole = useCounts(query)
  const statuses = useCounts(without(query, 'status'))
  const locations = useCounts(without(query, 'location'))
  const skills = useCounts(without(query, 'skill'))
  const hasCv = useCounts(without(query, 'has_cv'))
  const added = useCounts(without(query, 'added'))
  const missing = [whole, statuses, locations, skills, hasCv, added].filter(({ isError, data }) => isError && !data)
  return {
    pending: statuses.isPending,
    failed: missing.length > 0,
    retry: () => {
      for (const { refetch } of missing) void refetch()
    },
    total: whole.data?.total,
    byStatus: statuses.data?.by_status,
    locations: locations.data?.locations ?? [],
    skills: skills.data?.skills ?? [],
    hasCv: hasCv.data?.has_cv,
    added: added.data?.added,
  }
}
