import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { fetchMeetingTranscript, getMeetingTranscript, type MeetingTranscript } from '@wervio/contracts'
import { meetingKeys } from '../planning/meeting-keys.ts'

/** Milliseconds between two looks: while Teams is being asked, and while that is planned. */
const SOON = 2_000
const LATER = 30_000

const isDue = ({ next_try_at }: MeetingTranscript): boolean =>
  typeof next_try_at === 'string' && new Date(next_try_at).getTime() <= Date.now()

/** Whether its summary is still being made. */
const isBeingSummarised = ({ recording }: MeetingTranscript): boolean =>
  recording != null && recording.state !== 'done' && recording.state !== 'failed'

/** Milliseconds until the next look; false where nothing is waited for. */
const untilNextLook = (transcript: MeetingTranscript | undefined): number | false => {
  if (transcript?.state === 'waiting') return isDue(transcript) ? SOON : LATER
  return transcript && isBeingSummarised(transcript) ? SOON : false
}

/** Whether Teams can be asked now for what waited for consent, or was deleted without it. */
const canGoOn = (transcript: MeetingTranscript): boolean =>
  transcript.state === 'failed' || (transcript.state === 'waiting' && isDue(transcript))

/**
 * The transcript of a meeting; looked at again while it is waited for. `ask` lets Teams be asked now, `goOn` does that
 * after consent was noted, where it is time.
 */
export const useTranscript = (meetingId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.transcripts.one(meetingId)
  const params = { id: meetingId }
  const transcript = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData<MeetingTranscript>(queryKey)
      const answer = await call(getMeetingTranscript, { params }, { signal })
      // The list says of each meeting whether there is one.
      if (before && before.state !== answer.state) void queries.invalidateQueries({ queryKey: meetingKeys.list })
      return answer
    },
    refetchInterval: ({ state: { data } }) => untilNextLook(data),
  })
  const ask = useMutation({
    mutationFn: () => call(fetchMeetingTranscript, { params }),
    onSuccess: (data) => queries.setQueryData(queryKey, data),
  })
  const goOn = async () => {
    const { data } = await transcript.refetch()
    if (data && canGoOn(data)) ask.mutate()
  }
  return { transcript, ask, goOn }
}
