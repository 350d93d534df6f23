import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage } from '@wervio/api-client'
import { getMeeting, listMeetings } from '@wervio/contracts'
import { meetingKeys } from './meeting-keys.ts'
import { needsTeams } from './teams/needs-teams.ts'
import { useWithTeams } from './teams/use-teams.ts'

/** Meetings a page asks for. */
const PAGE_SIZE = 100

/** The recruiter's planned meetings, page by page: what comes first, then what was. */
export const useMeetings = () => {
  const withTeams = useWithTeams()
  // Each refusal may bring another code, while the recruiter is typing the one before.
  const mayAskAgain = ({ state }: { state: { error: Error | null } }): boolean => !needsTeams(state.error)
  return useInfiniteQuery({
    queryKey: meetingKeys.list,
    queryFn: ({ pageParam, signal }) =>
      withTeams(callPage(listMeetings, { query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: mayAskAgain,
    refetchOnReconnect: mayAskAgain,
  })
}

/** The meeting that an address names, also one that the list hasn't come to; null when it names none. */
export const useMeeting = (id: string | null) =>
  useQuery({
    queryKey: meetingKeys.one(id ?? ''),
    queryFn: ({ signal }) => call(getMeeting, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
