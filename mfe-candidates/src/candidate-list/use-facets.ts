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
  hasCv: CandidateCounts['has_cv'] | undefined
  added: CandidateCounts['added'] | undefined
}

const without = (query: CandidateFilter, name: 'status' | 'location' | 'skill' | 'has_cv' | 'added'): CandidateFilter => {
  const { [name]: _left, ...rest } = query
  return rest
}

/** What a list can be narrowed by. Each choice counts without itself, so that the others of its kind show what they would give. */
export const useFacets = (query: CandidateFilter & { q?: string }): Facets => {
  const whole = useCounts(query).data
  const { data: statuses, isPending: pending } = useCounts(without(query, 'status'))
  const locations = useCounts(without(query, 'location')).data
  const skills = useCounts(without(query, 'skill')).data
  const hasCv = useCounts(without(query, 'has_cv')).data?.has_cv
  const added = useCounts(without(query, 'added')).data?.added
  return { pending, hasCv, added, total: whole?.total, byStatus: statuses?.by_status, locations: locations?.locations ?? [], skills: skills?.skills ?? [] }
}
