import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { call, errorText, isNotFound, queryKeys, type Page } from '@wervio/api-client'
import {
  messages,
  shortlistCandidate,
  unlistCandidate,
  type Candidate,
  type CandidateSummary,
  type Match,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useCallback } from 'react'

type Lists = InfiniteData<Page<CandidateSummary>, string | null>
type ShortlistedCandidate = Pick<CandidateSummary, 'id' | 'name'>
type ShortlistChange = { candidate: ShortlistedCandidate; shortlisted: boolean }

const updateLists = (lists: Lists, id: string, shortlisted: boolean): Lists => ({
  ...lists,
  pages: lists.pages.map((page) =>
    page.items.some((row) => row.id === id)
      ? { ...page, items: page.items.map((row) => (row.id === id ? { ...row, shortlisted } : row)) }
      : page,
  ),
})

/** What is kept beside the pipeline of a vacancy, at this place of its key: details and comparisons are no lists. */
const kindOf = (queryKey: readonly unknown[]): unknown => queryKey[queryKeys.vacancies.matches('').length]

/** Shows in every list and pipeline that is read, and in their profile, whether a candidate is on the shortlist. */
export const showShortlisted = (queries: QueryClient, id: string, shortlisted: boolean): void => {
  queries.setQueriesData<Lists>(
    { queryKey: queryKeys.candidates.allFiltered },
    (now) => now && updateLists(now, id, shortlisted),
  )
  const { allMatches } = queryKeys.vacancies
  const isPipeline = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    kindOf(queryKey) === undefined || kindOf(queryKey) === 'scored'
  queries.setQueriesData<Match[]>({ queryKey: allMatches, predicate: isPipeline }, (now) =>
    now?.map((row) => (row.id === id ? { ...row, shortlisted } : row)),
  )
  queries.setQueriesData<Lists>(
    { queryKey: allMatches, predicate: ({ queryKey }) => kindOf(queryKey) === 'ranked' },
    (now) => now && updateLists(now, id, shortlisted),
  )
  queries.setQueryData<Candidate>(queryKeys.candidates.one(id), (now) => now && { ...now, shortlisted })
}

const isShortlist = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && 'shortlisted' in filter

/** Has the shortlist and the counts read again, once it has changed. */
export const outdateShortlist = async (queries: QueryClient): Promise<void> => {
  // Not read again now: a long list would ask for every page of it. Lists that are open already show it.
  await queries.invalidateQueries({
    queryKey: queryKeys.candidates.allFiltered,
    predicate: ({ queryKey }) => isShortlist(queryKey[3]),
    refetchType: 'none',
  })
  await queries.invalidateQueries({ queryKey: queryKeys.candidates.allCounts })
}

/**
 * Puts a candidate on the recruiter's own shortlist or takes them off. The lists show it at once and show the former
 * state again when it could not be stored; the message about it offers to undo it.
 */
export const useShortlist = () => {
  const queries = useQueryClient()
  const show = ({ candidate: { id }, shortlisted }: ShortlistChange) => showShortlisted(queries, id, shortlisted)
  const { mutate } = useMutation({
    // One at a time: what is taken back quickly must not overtake what it takes back.
    scope: { id: 'shortlist' },
    mutationFn: ({ candidate: { id }, shortlisted }: ShortlistChange) =>
      call(shortlisted ? shortlistCandidate : unlistCandidate, { params: { id } }),
    onMutate: async (change: ShortlistChange) => {
      await queries.cancelQueries({ queryKey: queryKeys.candidates.allFiltered })
      show(change)
    },
    onSuccess: async (_nothing, { candidate, shortlisted }) => {
      toast(
        shortlisted ? `${candidate.name} staat op je shortlist.` : `${candidate.name} is van je shortlist gehaald.`,
        {
          action: { label: 'Ongedaan maken', onSelect: () => mutate({ candidate, shortlisted: !shortlisted }) },
        },
      )
      await outdateShortlist(queries)
    },
    onError: (error, { candidate, shortlisted }) => {
      show({ candidate, shortlisted: !shortlisted })
      toast(errorText(error, messages.shortlistFailed), { tone: 'red' })
      // Erased or merged by somebody else: they leave the lists.
      if (isNotFound(error)) void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
    },
  })
  return useCallback(
    (candidate: ShortlistedCandidate, shortlisted: boolean) => mutate({ candidate, shortlisted }),
    [mutate],
  )
}
