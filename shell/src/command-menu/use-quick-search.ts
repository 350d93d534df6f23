import { useQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import {
  limits,
  listConversations,
  listVacancySummaries,
  searchCandidates,
  type CandidateHit,
  type Conversation,
  type VacancySummary,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSession } from '@wervio/session'
import { searchWords, useDebounced } from '@wervio/ui'
import type { Site } from '../site/create-site.ts'

/** Milliseconds without a key before the search starts. */
const PAUSE = 150
/** How many of each kind are shown. */
const LIMIT = 6

export type QuickSearch = {
  /** What was searched for; null while too little was typed. */
  query: string | null
  /** Of the words before these while `isSearching`. */
  candidates: readonly CandidateHit[]
  vacancies: readonly VacancySummary[]
  conversations: readonly Conversation[]
  isSearching: boolean
  /** The kinds that could not be searched, in words. */
  failed: readonly string[]
}

const idle: QuickSearch = {
  query: null,
  candidates: [],
  vacancies: [],
  conversations: [],
  isSearching: false,
  failed: [],
}

/**
 * The first candidates and vacancies of the organisation, and conversations, that match the text; a kind without a
 * remote has none. On a public page it waits for the session.
 */
export const useQuickSearch = (text: string, site: Pick<Site, 'hasPage'>): QuickSearch => {
  const words = searchWords(text, limits.searchText)
  const query = useDebounced(words, PAUSE)
  const isSignedIn = useSession().status === 'signed-in'
  const maySearch = isSignedIn && query.length >= limits.searchMinimum
  const candidates = useQuery({
    enabled: maySearch && site.hasPage(routes.candidates.path),
    queryKey: queryKeys.candidates.quickSearch(query),
    queryFn: ({ signal }) => callPage(searchCandidates, { query: { q: query, limit: LIMIT } }, { signal }),
    placeholderData: (previous) => previous,
  })
  const vacancies = useQuery({
    enabled: maySearch && site.hasPage(routes.vacancies.path),
    queryKey: queryKeys.vacancies.quickSearch(query),
    queryFn: ({ signal }) => callPage(listVacancySummaries, { query: { q: query, limit: LIMIT } }, { signal }),
    placeholderData: (previous) => previous,
  })
  const conversations = useQuery({
    enabled: maySearch && site.hasPage(routes.meetingOverview.path),
    queryKey: queryKeys.meetings.quickSearch(query),
    queryFn: ({ signal }) => callPage(listConversations, { query: { q: query, limit: LIMIT } }, { signal }),
    placeholderData: (previous) => previous,
  })
  const kinds = Object.entries({ kandidaten: candidates, vacatures: vacancies, gesprekken: conversations })
  if (words.length < limits.searchMinimum) return idle
  return {
    query: words,
    candidates: candidates.data?.items ?? [],
    vacancies: vacancies.data?.items ?? [],
    conversations: conversations.data?.items ?? [],
    isSearching: !isSignedIn || words !== query || kinds.some(([, { isFetching }]) => isFetching),
    failed: kinds.filter(([, { isError }]) => isError).map(([name]) => name),
  }
}
