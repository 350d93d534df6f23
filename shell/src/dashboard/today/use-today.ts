import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getAttention, getOpenMatching, listConversations } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useEffect } from 'react'
import { standingOf } from '../../recording-imports/import-texts.ts'
import { useRecordingImports } from '../../recording-imports/use-recording-imports.ts'
import { useSite } from '../../site/site-context.ts'
import { useNow } from '../../use-now.ts'
import { attentionGroups, meetingsGroup, transcriptsGroup, type TodayGroup } from './today-groups.ts'

/** As many meetings as fit in a day. */
const MEETINGS_OF_A_DAY = 20

/** Transcripts from Teams that are listed. */
const TRANSCRIPTS = 50

/** How often what waits is read again while candidates are being scored, in milliseconds. */
const POLL_MS = 5_000

/** Has the scores of open vacancies brought up to date, and tells while that is under way. */
const useScoring = (enabled: boolean): boolean => {
  const { data } = useQuery({
    enabled,
    queryKey: queryKeys.openMatching,
    queryFn: ({ signal }) => call(getOpenMatching, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'refreshing' ? POLL_MS : false),
  })
  const isScoring = data?.state === 'refreshing'
  const queries = useQueryClient()
  useEffect(() => {
    // What waits is read once more when the last score is there.
    if (isScoring) return () => void queries.invalidateQueries({ queryKey: queryKeys.attention })
    return undefined
  }, [isScoring, queries])
  return isScoring
}

/**
 * Everything that waits for the recruiter today, by kind; kinds without anything are left out. `isPending` until every
 * part has an answer or failed; `failed` when a part did.
 */
export const useToday = () => {
  const { hasPage } = useSite()
  const now = useNow()
  const isScoring = useScoring(hasPage(routes.matching.path))
  const attention = useQuery({
    queryKey: queryKeys.attention,
    queryFn: ({ signal }) => call(getAttention, {}, { signal }),
    refetchInterval: isScoring ? POLL_MS : false,
  })
  const meetings = useQuery({
    enabled: hasPage(routes.meetingOverview.path),
    queryKey: queryKeys.meetings.upcoming,
    queryFn: ({ signal }) =>
      call(listConversations, { query: { filter: 'upcoming', sort: 'oldest', limit: MEETINGS_OF_A_DAY } }, { signal }),
  })
  const transcripts = useQuery({
    enabled: hasPage(routes.meetingOverview.path),
    queryKey: queryKeys.meetings.unread,
    queryFn: ({ signal }) => call(listConversations, { query: { filter: 'unread', limit: TRANSCRIPTS } }, { signal }),
  })
  const imports = useRecordingImports()
  const finished = (imports.data ?? []).filter((each) => standingOf(each) === 'done')
  const parts = [attention, meetings, transcripts, imports]
  const groups: TodayGroup[] = [
    meetingsGroup(meetings.data ?? [], now),
    transcriptsGroup(
      finished.filter((each) => !each.is_seen),
      transcripts.data ?? [],
    ),
    ...(attention.data ? attentionGroups(attention.data) : []),
  ].filter(({ count }) => count > 0)
  return {
    groups,
    isPending: parts.some(({ isLoading }) => isLoading),
    failed: parts.some(({ isError }) => isError),
    isRetrying: parts.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
