import type { RecordingDetails } from '@wervio/contracts'
import { speakersToSend } from '../editing/save-segment.ts'
import type { SpeakersChange } from '../use-recording.ts'

/** A speaker as the dialog has them; `into` is whom they turn out to be, '' for nobody else. */
export type SpeakerRow = SpeakersChange['speakers'][number] & { into: string }

/** What is wrong with a row; '' when nothing is. */
export const problemOf = (row: SpeakerRow, rows: readonly SpeakerRow[]): string => {
  if (row.into === '') return row.name.trim() === '' ? 'Geef de spreker een naam.' : ''
  return rows.some(({ id, into }) => id === row.into && into !== '')
    ? 'Deze spreker hoort zelf al bij iemand anders.'
    : ''
}

/** Whose segments become whose. */
export const mergesOf = (rows: readonly SpeakerRow[]): { from: string; into: string }[] =>
  rows.flatMap(({ id, into }) => (into === '' ? [] : [{ from: id, into }]))

/** The speakers as they were, with the segments that a merge takes from them. */
export const undoOfSpeakers = (
  { speakers, segments }: RecordingDetails,
  rows: readonly SpeakerRow[],
): SpeakersChange => {
  const merged = new Set(mergesOf(rows).map(({ from }) => from))
  return {
    speakers: speakersToSend(speakers),
    moves: segments.flatMap(({ position, speaker }) => (merged.has(speaker) ? [{ position, into: speaker }] : [])),
  }
}
