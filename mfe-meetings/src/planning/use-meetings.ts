import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage } from '@wervio/api-client'
import { listMeetings } from '@wervio/contracts'
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
