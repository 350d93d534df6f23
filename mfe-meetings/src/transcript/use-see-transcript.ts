import { useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { seeMeetingTranscript, type Conversation } from '@wervio/contracts'
import { useEffect } from 'react'

/**
 * Notes that the transcript of a meeting was opened, on every device. What waits on the dashboard loses it at once; one
 * that couldn't be noted waits again when that is read next.
 */
export const useSeeTranscript = (meetingId: string, isAvailable: boolean): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isAvailable) return
    queries.setQueryData<Conversation[]>(queryKeys.meetings.unread, (waiting) =>
      waiting?.filter(({ id }) => id !== meetingId),
    )
    void call(seeMeetingTranscript, { params: { id: meetingId } }).catch(() => undefined)
  }, [queries, meetingId, isAvailable])
}
