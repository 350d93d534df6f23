import { useQuery } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { listMeetings } from '@wervio/contracts'
import { meetingKeys } from './meeting-keys.ts'
import { needsTeams } from './teams/needs-teams.ts'
import { useWithTeams } from './teams/use-teams.ts'

/** The recruiter's planned meetings: what comes first, then what was. */
export const useMeetings = () => {
  const withTeams = useWithTeams()
  // Each refusal may bring another code, while the recruiter is typing the one before.
  const mayAskAgain = ({ state }: { state: { error: Error | null } }): boolean => !needsTeams(state.error)
  return useQuery({
    queryKey: meetingKeys.list,
    queryFn: ({ signal }) => withTeams(call(listMeetings, {}, { signal })),
    refetchOnWindowFocus: mayAskAgain,
    refetchOnReconnect: mayAskAgain,
  })
}
