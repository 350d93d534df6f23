import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import {
  cancelMeeting,
  changeMeeting,
  discardMeeting,
  finishMeeting,
  type Meeting,
  type MeetingChange,
} from '@wervio/contracts'
import { TEAMS_TIMEOUT } from '../form/use-plan.ts'
import { meetingKeys } from '../meeting-keys.ts'
import { useWithTeams } from '../teams/use-teams.ts'

type Page = { items: Meeting[]; nextCursor: string | null }

/** Puts a meeting in the list as it is now, and has the list read again. */
const useShowMeeting = () => {
  const queries = useQueryClient()
  return async (meeting: Meeting): Promise<void> => {
    await queries.cancelQueries({ queryKey: meetingKeys.list })
    queries.setQueryData<InfiniteData<Page>>(
      meetingKeys.list,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((other) => (other.meeting_id === meeting.meeting_id ? meeting : other)),
          })),
        },
    )
    queries.setQueryData<Meeting>(meetingKeys.one(meeting.meeting_id), (read) => read && meeting)
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

/** Plans a meeting that was begun before, as it was filled in. */
export const useFinishMeeting = (id: string) => {
  const show = useShowMeeting()
  const withTeams = useWithTeams()
  return useMutation({
    mutationFn: () => withTeams(call(finishMeeting, { params: { id } }, { timeout: TEAMS_TIMEOUT })),
    onSuccess: show,
  })
}

/** Discards a meeting that was begun before, and has the list read again. */
export const useDiscardMeeting = (id: string) => {
  const queries = useQueryClient()
  const withTeams = useWithTeams()
  return useMutation({
    mutationFn: () => withTeams(call(discardMeeting, { params: { id } }, { timeout: TEAMS_TIMEOUT })),
    onSuccess: () => queries.invalidateQueries({ queryKey: meetingKeys.list }),
  })
}
