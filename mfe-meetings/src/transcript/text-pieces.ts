import type { Hit } from './find-hits.ts'
import type { UnsureWord } from './segment-view.ts'

/** A stretch of text that is wholly inside or outside each hit and each unsure word. */
export type TextPiece = { start: number; text: string; hit: Hit | undefined; word: UnsureWord | undefined }

const covering = <Range extends { start: number; end: number }>(ranges: readonly Range[], place: number) =>
  ranges.find(({ start, end }) => start <= place && place < end)

/** A text cut where a hit or an unsure word begins or ends. */
export const textPieces = (text: string, hits: readonly Hit[], words: readonly UnsureWord[]): TextPiece[] => {
  const cuts = [0, text.length, ...[...hits, ...words].flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(cuts)].toSorted((one, other) => one - other)
  return places.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, places[index + 1]),
    hit: covering(hits, start),
    word: covering(words, start),
  }))
}
