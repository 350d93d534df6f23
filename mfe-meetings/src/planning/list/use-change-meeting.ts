import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { cancelMeeting, changeMeeting, type Meeting, type MeetingChange } from '@wervio/contracts'
import { TEAMS_TIMEOUT } from '../form/use-plan.ts'
import { meetingKeys } from '../meeting-keys.ts'
import { useWithTeams } from '../teams/use-teams.ts'

/** Puts a meeting in the list as it is now, and has the list read again. */
const useShowMeeting = () => {
  const queries = useQueryClient()
  return async (meeting: Meeting): Promise<void> => {
    await queries.cancelQueries({ queryKey: meetingKeys.list })
    queries.setQueryData<Meeting[]>(meetingKeys.list, (meetings) =>
      meetings?.map((other) => (other.meeting_id === meeting.meeting_id ? meeting : other)),
    )
    void queries.invalidateQueries({ queryKey: meetingKeys.list })
  }
}

/** Changes a planned meeting, also in Teams. */
export const useChangeMeeting = (id: string) => {
  const show = useShowMeeting()
  const withTeams = useWithTeams()
  return useMutation({
    mutationFn: (body: MeetingChange) =>
      withTeams(call(changeMeeting, { params: { id }, body }, { timeout: TEAMS_TIMEOUT })),
    onSuccess: show,
  })
}

/** Cancels a planned meeting, with a message to whom it concerns. */
export const useCancelMeeting = (id: string) => {
  const show = useShowMeeting()
  const withTeams = useWithTeams()
  return useMutation({
    mutationFn: (message: string) =>
      withTeams(call(cancelMeeting, { params: { id }, body: { message } }, { timeout: TEAMS_TIMEOUT })),
    onSuccess: show,
  })
}
