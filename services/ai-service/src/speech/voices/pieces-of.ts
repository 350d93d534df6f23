import type { SpeechSegment } from '../transcriber.ts'
import type { SpokenPiece } from './tell-voices.ts'

/** A piece of a segment: a word by its index, or a part of a segment without the times of its words. */
export type SegmentPiece = SpokenPiece & { segment: number; word: number | null }

/** Seconds without a word after which something ended. */
const PAUSE = 0.3
/** Seconds of a part of a segment without the times of its words. */
const PART = 0.5

const timesOf = ({ start, end, words }: SpeechSegment): { start: number; end: number; word: number | null }[] => {
  if (words && words.length > 0) return words.map((word, index) => ({ start: word.start, end: word.end, word: index }))
  const parts = Math.max(1, Math.round((end - start) / PART))
  const length = (end - start) / parts
  return Array.from({ length: parts }, (_, n) => ({
    start: start + n * length,
    end: start + (n + 1) * length,
    word: null,
  }))
}

/** What is said in segments, piece by piece. */
export const piecesOf = (segments: readonly SpeechSegment[]): SegmentPiece[] => {
  const pieces: SegmentPiece[] = []
  for (const [segment, spoken] of segments.entries())
    for (const [at, times] of timesOf(spoken).entries()) {
      const endsBefore = at === 0 || times.start - (pieces.at(-1)?.end ?? 0) > PAUSE
      pieces.push({ ...times, segment, endsBefore })
    }
  return pieces
}
