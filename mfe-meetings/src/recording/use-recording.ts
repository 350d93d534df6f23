import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import {
  changeSegment,
  changeSpeakers,
  getRecording,
  getRecordingWaveform,
  summariseRecording,
  type RecordingDetails,
} from '@wervio/contracts'

/** A recording with all that was made of it. */
export const useRecording = (id: string) =>
  useQuery({
    queryKey: queryKeys.recordings.one(id),
    queryFn: ({ signal }) => call(getRecording, { params: { id } }, { signal }),
  })

/** How loud it is; the sound itself can be heard without. */
export const useWaveform = ({ id, has_audio }: Pick<RecordingDetails, 'id' | 'has_audio'>) =>
  useQuery({
    queryKey: [...queryKeys.recordings.one(id), 'waveform'],
    queryFn: ({ signal }) => call(getRecordingWaveform, { params: { id } }, { signal }),
    enabled: has_audio,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A language model may take minutes for an hour of conversation. Milliseconds. */
const SUMMARY_TIMEOUT = 300_000

/** Whether somebody else changed the transcript meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

export type SegmentChange = { position: number; text?: string | null; speaker?: string }
export type SpeakersChange = {
  speakers: readonly { id: string; name: string; role: 'recruiter' | 'candidate' | null }[]
  merges?: { from: string; into: string }[]
  moves?: { position: number; into: string }[]
}

/**
 * Changes of one recording, one after the other, each on the version that the one before left. After a conflict the
 * transcript is read again, so that the next try is made on what stands there now.
 */
export const useChangeRecording = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.recordings.one(id)
  const version = () => queries.getQueryData<RecordingDetails>(key)?.version ?? 1
  const scope = { id: `recording-${id}` }
  const show = (change: (recording: RecordingDetails) => RecordingDetails) =>
    queries.setQueryData<RecordingDetails>(key, (now) => now && change(now))
  const onError = async (error: Error) => {
    if (isConflict(error)) await queries.invalidateQueries({ queryKey: key, exact: true })
  }
  const outdate = (candidateId: string | undefined) => {
    if (candidateId !== undefined)
      void queries.invalidateQueries({ queryKey: queryKeys.candidates.recordings(candidateId) })
  }
  const segment = useMutation({
    scope,
    mutationFn: ({ position, ...change }: SegmentChange) =>
      call(changeSegment, { params: { id, position }, body: { ...change, version: version() } }),
    onError,
    onSuccess: async ({ segment: changed, version: next }) => {
      await queries.cancelQueries({ queryKey: key, exact: true })
      const recording = show((now) => ({
        ...now,
        version: next,
        summary_is_outdated: now.summary_is_outdated || now.summary !== null,
        segments: now.segments.map((each) => (each.position === changed.position ? changed : each)),
      }))
      outdate(recording?.candidate?.id)
    },
  })
  const answer = async (changed: RecordingDetails) => {
    await queries.cancelQueries({ queryKey: key, exact: true })
    show(() => changed)
    outdate(changed.candidate?.id)
  }
  const speakers = useMutation({
    scope,
    mutationFn: ({ speakers: all, merges = [], moves = [] }: SpeakersChange) =>
      call(changeSpeakers, { params: { id }, body: { speakers: [...all], merges, moves, version: version() } }),
    onError,
    onSuccess: answer,
  })
  const summary = useMutation({
    scope,
    mutationFn: (engine?: 'builtin') =>
      call(
        summariseRecording,
        {
          params: { id },
          body: { ...(engine && { engine }), version: version() },
        },
        { timeout: SUMMARY_TIMEOUT },
      ),
    onError,
    onSuccess: answer,
  })
  return { segment, speakers, summary }
}

export type RecordingChanges = ReturnType<typeof useChangeRecording>
