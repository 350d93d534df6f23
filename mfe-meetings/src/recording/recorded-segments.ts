import {
  UNSURE_BELOW,
  type RecordingDetails,
  type RecordingSegment,
  type RecordingSpeaker,
  type SpokenWord,
} from '@wervio/contracts'
import type { UnsureWord } from '../transcript/segment-view.ts'

/** A segment as the viewer shows it: `speaker` is the name, `speakerId` who it is. */
export type RecordedSegment = RecordingSegment & { speakerId: string }

/** The name of each speaker by id; of several with one name, the later ones have a number. */
export const namesOf = (speakers: readonly RecordingSpeaker[]): Map<string, string> => {
  const counts = new Map<string, number>()
  return new Map(
    speakers.map(({ id, name }) => {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [id, count === 1 ? name : `${name} (${count})`]
    }),
  )
}

/** The names of who is the candidate. */
export const candidateNames = (speakers: readonly RecordingSpeaker[]): string[] => {
  const names = namesOf(speakers)
  return speakers.flatMap(({ id, role }) => (role === 'candidate' ? [names.get(id) ?? ''] : []))
}

/** The segments with the names of who speaks. */
export const recordedSegments = ({
  segments,
  speakers,
}: Pick<RecordingDetails, 'segments' | 'speakers'>): RecordedSegment[] => {
  const names = namesOf(speakers)
  return segments.map((segment) => ({
    ...segment,
    speakerId: segment.speaker,
    speaker: names.get(segment.speaker) ?? '',
  }))
}

const isUnsure = ({ confidence }: SpokenWord): boolean => confidence !== null && confidence < UNSURE_BELOW

/** Whether there is a word that the engine wasn't sure of. */
export const hasUnsureWord = ({ words }: Pick<RecordingSegment, 'words'>): boolean => words?.some(isUnsure) ?? false

/** Where in the text the words stand that the engine wasn't sure of. */
export const unsureWordsOf = ({ words }: Pick<RecordingSegment, 'words'>): UnsureWord[] => {
  return (words ?? []).flatMap((word) => {
    const { at, text: spoken, start: moment } = word
    if (at === undefined || !isUnsure(word)) return []
    return [{ start: at, end: at + spoken.length, text: spoken, moment }]
  })
}

/** Whether the engine was unsure of the whole segment, and says so of no word apart. */
export const isUnsureAsAWhole = ({ confidence, words, original }: RecordingSegment): boolean =>
  original === null && confidence !== null && confidence < UNSURE_BELOW && (words ?? []).length === 0

/** Seconds that each speaker speaks, by id. */
export const secondsBySpeaker = (segments: readonly RecordingSegment[]): Map<string, number> => {
  const seconds = new Map<string, number>()
  for (const { speaker, start, end } of segments) seconds.set(speaker, (seconds.get(speaker) ?? 0) + (end - start))
  return seconds
}
