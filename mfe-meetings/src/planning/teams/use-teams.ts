import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { connectTeams, disconnectTeams, getTeamsConnection, type TeamsConnection } from '@wervio/contracts'
import { useCallback } from 'react'
import { meetingKeys } from '../meeting-keys.ts'
import { codeOf, needsTeams } from './needs-teams.ts'

/** Milliseconds between two questions while a code waits for the recruiter. */
const POLL = 3_000

const UNCONNECTED: TeamsConnection = { available: true, connected: false, account: null, pending: null, error: null }

/** How the recruiter stands with Teams; asked again while a code waits, and when they come back to this window. */
export const useTeams = () =>
  useQuery({
    queryKey: meetingKeys.teams,
    queryFn: ({ signal }) => call(getTeamsConnection, {}, { signal }),
    staleTime: ({ state }) => (state.data?.connected ? 30_000 : 0),
    // The page of Microsoft takes the place of this tab: who types a code there still waits for it here.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && !state.data.connected && state.data.pending ? POLL : false),
  })

/** Makes a call, and stores the code that a refusal brings. */
export const useWithTeams = () => {
  const queries = useQueryClient()
  return useCallback(
    async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer
      } catch (error) {
        if (needsTeams(error)) {
          // An answer of before the refusal would say that Teams is connected.
          await queries.cancelQueries({ queryKey: meetingKeys.teams })
          queries.setQueryData<TeamsConnection>(meetingKeys.teams, {
            ...UNCONNECTED,
            pending: codeOf(error),
          })
        }
        throw error
      }
    },
    [queries],
  )
}

/** Asks Microsoft for a new code. */
export const useNewCode = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(connectTeams, {}),
    onMutate: () => queries.cancelQueries({ queryKey: meetingKeys.teams }),
    onSuccess: (connection) => queries.setQueryData(meetingKeys.teams, connection),
  })
}

/** Disconnects the account that is connected, and asks Microsoft for a code for another one. */
export const useSwitchAccount = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(disconnectTeams, {})
      await queries.cancelQueries({ queryKey: meetingKeys.teams })
      // Also when there is no code: whoever waits for the sign-in must not take the old account for the new one.
      queries.setQueryData(meetingKeys.teams, UNCONNECTED)
      return call(connectTeams, {})
    },
    onSuccess: (connection) => queries.setQueryData(meetingKeys.teams, connection),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.calendar.all })
    },
  })
}
