import type { TranscriptSegment } from '@wervio/contracts'
import type { Utterance } from './utterance.ts'

/** Seconds of silence after which the same speaker begins a new segment. */
const LONGEST_PAUSE = 5
/** Characters after which a segment ends with the cue, so that a time stands beside every few sentences. */
const READABLE = 400
/** Characters of one segment; a longer cue is cut between words. */
const LONGEST = 2_000

const SPACE = ' '

/** Pieces of at most `LONGEST` characters, cut at a space where there is one. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > LONGEST) {
    // Of the piece alone: in a word of megabytes each search would go back to the start of the text.
    const piece = text.slice(start, start + LONGEST + 1)
    const space = piece.lastIndexOf(SPACE)
    const isHalfPair = /[\uD800-\uDBFF]/.test(piece.charAt(LONGEST - 1))
    const end = start + (space > 0 ? space : LONGEST - (isHalfPair ? 1 : 0))
    pieces.push(text.slice(start, end))
    start = text.charAt(end) === SPACE ? end + 1 : end
  }
  return [...pieces, text.slice(start)]
}

/**
 * Segments to read: cues of one speaker after each other are one segment, until they pause for more than 5 seconds or
 * the segment has 400 characters. Somebody who speaks in between ends it. Takes utterances by start.
 */
export const joinUtterances = (utterances: readonly Utterance[]): TranscriptSegment[] => {
  const segments: TranscriptSegment[] = []
  for (const { start, end, speaker, text } of utterances) {
    const last = segments.at(-1)
    const goesOn =
      last !== undefined &&
      last.speaker === (speaker ?? '') &&
      start - last.end <= LONGEST_PAUSE &&
      last.text.length < READABLE &&
      last.text.length + text.length < LONGEST
    if (goesOn) {
      last.text += SPACE + text
      last.end = Math.max(last.end, end)
    } else segments.push(...piecesOf(text).map((piece) => ({ start, end, speaker: speaker ?? '', text: piece })))
  }
  return segments
}
