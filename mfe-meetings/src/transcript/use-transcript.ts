import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { fetchMeetingTranscript, getMeetingTranscript, type MeetingTranscript } from '@wervio/contracts'

/** Milliseconds between two looks: while Teams is being asked, and while that is planned. */
const SOON = 2_000
const LATER = 30_000

const isDue = ({ next_try_at }: MeetingTranscript): boolean =>
  typeof next_try_at === 'string' && new Date(next_try_at).getTime() <= Date.now()

/** The transcript of a meeting; looked at again while it is waited for. `ask` lets Teams be asked now. */
export const useTranscript = (meetingId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.transcripts.one(meetingId)
  const params = { id: meetingId }
  const transcript = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMeetingTranscript, { params }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? (isDue(data) ? SOON : LATER) : false),
  })
  const ask = useMutation({
    mutationFn: () => call(fetchMeetingTranscript, { params }),
    onSuccess: (data) => queries.setQueryData(queryKey, data),
  })
  return { transcript, ask }
}
