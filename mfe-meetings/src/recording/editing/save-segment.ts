import { errorText } from '@wervio/api-client'
import { isOneOf, messages, speakerRoles, type RecordingDetails, type RecordingSpeaker } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import type { RecordedSegment } from '../recorded-segments.ts'
import type { RecordingChanges, SegmentChange, SpeakersChange } from '../use-recording.ts'

/** In the place of an id: somebody who isn't among the speakers yet. */
export const NEW_SPEAKER = 'nieuw'

export type SegmentWords = {
  text: string
  /** Id of a speaker, or NEW_SPEAKER. */
  speaker: string
  /** The later segments of who spoke become the other speaker's too. */
  isFromHere: boolean
}

/** What brings back how it was, in this order. */
export type Undo = { speakers: SpeakersChange | null; segment: SegmentChange | null }

/** Speakers as they are sent; a role that only a newer service knows isn't. */
export const speakersToSend = (speakers: readonly RecordingSpeaker[]): SpeakersChange['speakers'] =>
  speakers.map(({ id, name, role }) => ({ id, name, role: role !== null && isOneOf(speakerRoles, role) ? role : null }))

const positionsToMove = ({ segments }: RecordingDetails, from: RecordedSegment, isFromHere: boolean): number[] =>
  isFromHere
    ? segments.flatMap(({ position, speaker }) =>
        position >= from.position && speaker === from.speakerId ? [position] : [],
      )
    : [from.position]

/** Stores what a segment says and who says it; 'original' puts back what the engine wrote. Returns how to undo it. */
export const saveSegment = async (
  changes: RecordingChanges,
  recording: RecordingDetails,
  segment: RecordedSegment,
  change: SegmentWords | 'original',
): Promise<Undo> => {
  const { position, speakerId } = segment
  const before: SegmentChange = { position, text: segment.original === null ? null : segment.text }
  if (change === 'original') {
    await changes.segment.mutateAsync({ position, text: null })
    return { speakers: null, segment: before }
  }
  const undo: Undo = { speakers: null, segment: null }
  const text = change.text.trim()
  const isNew = change.speaker === NEW_SPEAKER
  if (change.speaker !== speakerId && (isNew || change.isFromHere)) {
    const into = isNew ? crypto.randomUUID() : change.speaker
    const speakers = speakersToSend(recording.speakers)
    const positions = positionsToMove(recording, segment, change.isFromHere)
    await changes.speakers.mutateAsync({
      speakers: isNew ? [...speakers, { id: into, name: `Spreker ${speakers.length + 1}`, role: null }] : speakers,
      moves: positions.map((each) => ({ position: each, into })),
    })
    undo.speakers = { speakers, moves: positions.map((each) => ({ position: each, into: speakerId })) }
  }
  const isMovedAlone = change.speaker !== speakerId && undo.speakers === null
  if (text === segment.text.trim() && !isMovedAlone) return undo
  await changes.segment.mutateAsync({
    position,
    ...(text !== segment.text.trim() && { text }),
    ...(isMovedAlone && { speaker: change.speaker }),
  })
  return {
    ...undo,
    segment: {
      position,
      ...(text !== segment.text.trim() && { text: before.text ?? null }),
      ...(isMovedAlone && { speaker: speakerId }),
    },
  }
}

/** Brings back how a segment was before it was saved. */
export const undoSegment = async (changes: RecordingChanges, { speakers, segment }: Undo): Promise<void> => {
  try {
    if (segment) await changes.segment.mutateAsync(segment)
    if (speakers) await changes.speakers.mutateAsync(speakers)
    toast('Het staat er weer zoals het was.')
  } catch (error) {
    toast(errorText(error, messages.recordingChangeFailed), { tone: 'red' })
  }
}
