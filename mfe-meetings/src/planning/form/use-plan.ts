import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { scheduleMeeting, type MeetingDraft } from '@wervio/contracts'
import { meetingKeys } from '../meeting-keys.ts'
import { useWithTeams } from '../teams/use-teams.ts'

/** Milliseconds: our service makes the meeting, then sets its recording, at Microsoft's pace. */
export const TEAMS_TIMEOUT = 60_000

/** Plans a meeting, and has the list read again. */
export const usePlan = () => {
  const queries = useQueryClient()
  const withTeams = useWithTeams()
  return useMutation({
    mutationFn: (draft: MeetingDraft) => withTeams(call(scheduleMeeting, { body: draft }, { timeout: TEAMS_TIMEOUT })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: meetingKeys.list })
    },
  })
}
