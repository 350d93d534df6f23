import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { endpoints, limits, type Candidate } from '@wervio/contracts'
import { useEffect } from 'react'

/** As many results as one look takes in; while there are fewer, further pages are searched. */
const ENOUGH = 20

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl-NL')

/** True when every word typed occurs in name, title or place; accents and capitals don't matter. */
export const fits = (candidate: Pick<Candidate, 'name' | 'title' | 'location'>, typed: string): boolean => {
  const searched = fold([candidate.name, candidate.title, candidate.location].join(' '))
  return fold(typed).split(/\s+/).every((word) => searched.includes(word))
}

/** The organisation's candidates that fit what is typed. The list has no search of its own: its pages are searched here. */
export const useCandidateSearch = (typed: string) => {
  const query = useInfiniteQuery({
    queryKey: queryKeys.candidates.list,
    queryFn: ({ pageParam, signal }) => callPage(endpoints.listCandidates, { query: { limit: limits.listDefault, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    retry: false,
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const found = data?.pages.flatMap(({ items }) => items).filter((candidate) => fits(candidate, typed)) ?? []
  const searchOn = typed.trim() !== '' && found.length < ENOUGH && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (searchOn) void fetchNextPage()
  }, [searchOn, fetchNextPage])
  return { ...query, found }
}
