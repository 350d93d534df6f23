import type { CandidateSummary, Match } from '@wervio/contracts'
import { useEffect, useMemo } from 'react'
import { useCandidates } from '../candidate-list/queries.ts'
import { useCandidateSearch } from '../search/use-candidate-search.ts'
import { hitsField } from './match-filter.ts'

/** Rows that fill a screen; while there are fewer, further pages are fetched. */
const ENOUGH = 20

/**
 * Candidates without a score for the vacancy. With search words `q`, which are long enough for a search or '', those
 * who have the words in name, skills or place.
 */
export const useUnscoredCandidates = (matches: readonly Match[], q: string) => {
  const isSearching = q !== ''
  const search = useCandidateSearch(q)
  const allCandidates = useCandidates({}, 'newest')
  const list = isSearching ? search : allCandidates
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const rows = useMemo(() => {
    const scoredIds = new Set(matches.filter(({ matchPercentage }) => matchPercentage !== null).map(({ id }) => id))
    const candidates: CandidateSummary[] = isSearching
      ? (search.data?.pages.flatMap(({ items }) => items).filter((hit) => hitsField(hit, q)) ?? [])
      : (allCandidates.data?.pages.flatMap(({ items }) => items) ?? [])
    return candidates.filter(({ id }) => !scoredIds.has(id))
  }, [matches, isSearching, q, search.data, allCandidates.data])
  const needsMore =
    data !== undefined &&
    rows.length < ENOUGH &&
    hasNextPage &&
    !isFetchingNextPage &&
    !isFetchNextPageError &&
    !isPlaceholderData
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  return { list, rows }
}
