import type { CandidateSummary, Match } from '@wervio/contracts'
import { useEffect, useMemo } from 'react'
import { useCandidates } from '../candidate-list/queries.ts'
import { useFound } from '../search/use-found.ts'
import { hitsField } from './match-filter.ts'

/** As many as one look takes in; while there are fewer, further pages are searched. */
const ENOUGH = 20

/** Candidates without a score for the vacancy; with words, of as many letters as a search takes, those who have them in name, skills or place. */
export const useUnscored = (matches: readonly Match[], q: string) => {
  const searching = q !== ''
  const found = useFound(q)
  const everybody = useCandidates({}, 'newest')
  const list = searching ? found : everybody
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const rows = useMemo(() => {
    const scored = new Set(matches.filter(({ matchPercentage }) => matchPercentage !== null).map(({ id }) => id))
    const all: CandidateSummary[] = searching
      ? (found.data?.pages.flatMap(({ items }) => items).filter((hit) => hitsField(hit, q)) ?? [])
      : (everybody.data?.pages.flatMap(({ items }) => items) ?? [])
    return all.filter(({ id }) => !scored.has(id))
  }, [matches, searching, q, found.data, everybody.data])
  const searchOn =
    data !== undefined &&
    rows.length < ENOUGH &&
    hasNextPage &&
    !isFetchingNextPage &&
    !isFetchNextPageError &&
    !isPlaceholderData
  useEffect(() => {
    if (searchOn) void fetchNextPage()
  }, [searchOn, fetchNextPage])
  return { list, rows }
}
