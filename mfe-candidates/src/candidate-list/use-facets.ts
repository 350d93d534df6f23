import type { CandidateCounts, CandidateFilter } from '@wervio/contracts'
import { useCounts } from './queries.ts'

export type Facets = {
  /** Nothing has been counted yet. */
  isPending: boolean
  /** Some of it could not be counted; `retry` counts that again. */
  hasFailed: boolean
  retry: () => void
  /** How many the whole filter leaves, and each field's counts without its own filter. */
  counts: Record<CountedField, CandidateCounts | undefined>
}

type CountedField = 'all' | 'status' | 'location' | 'skill' | 'hasCv' | 'added'

/** How many the whole filter leaves; undefined where nobody knows exactly. */
export const exactTotal = ({ counts: { all } }: Facets): number | undefined =>
  all?.estimated === false ? all.total : undefined

const withoutField = (
  query: CandidateFilter,
  name: 'status' | 'location' | 'skill' | 'has_cv' | 'added',
): CandidateFilter => {
  const { [name]: _omitted, ...rest } = query
  return rest
}

/**
 * What a list can be narrowed by, with counts. Each field is counted without its own filter, so that its other values
 * show how many they would give.
 */
export const useFacets = (query: CandidateFilter & { q?: string }): Facets => {
  const totals = useCounts(query)
  const statuses = useCounts(withoutField(query, 'status'))
  const locations = useCounts(withoutField(query, 'location'))
  const skills = useCounts(withoutField(query, 'skill'))
  const hasCv = useCounts(withoutField(query, 'has_cv'))
  const periods = useCounts(withoutField(query, 'added'))
  const failedQueries = [totals, statuses, locations, skills, hasCv, periods].filter(
    ({ isError, data }) => isError && !data,
  )
  return {
    isPending: statuses.isPending,
    hasFailed: failedQueries.length > 0,
    retry: () => {
      for (const { refetch } of failedQueries) void refetch()
    },
    counts: {
      all: totals.data,
      status: statuses.data,
      location: locations.data,
      skill: skills.data,
      hasCv: hasCv.data,
      added: periods.data,
    },
  }
}
