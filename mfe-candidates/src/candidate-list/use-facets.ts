import type { CandidateCounts, CandidateFilter } from '@wervio/contracts'
import { useCounts } from './queries.ts'

export type Facets = {
  /** Nothing has been counted yet. */
  pending: boolean
  /** How many the whole filter leaves. */
  total: number | undefined
  byStatus: CandidateCounts['by_status'] | undefined
  locations: CandidateCounts['locations']
  skills: CandidateCounts['skills']
}

const without = (query: CandidateFilter, name: 'status' | 'location' | 'skill'): CandidateFilter => {
  const { [name]: _left, ...rest } = query
  return rest
}

/** What a list can be narrowed by. Each choice counts without itself, so that the others of its kind show what they would give. */
export const useFacets = (query: CandidateFilter & { q?: string }): Facets => {
  const whole = useCounts(query).data
  const { data: statuses, isPending: pending } = useCounts(without(query, 'status'))
  const locations = useCounts(without(query, 'location')).data
  const skills = useCounts(without(query, 'skill')).data
  return { pending, total: whole?.total, byStatus: statuses?.by_status, locations: locations?.locations ?? [], skills: skills?.skills ?? [] }
}
