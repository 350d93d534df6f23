import type { RecordingSegment } from '@wervio/contracts'

/** A stretch in which nobody speaks, in seconds. */
export type Silence = { start: number; end: number }

type Span = Pick<RecordingSegment, 'start' | 'end'>

/** A shorter pause belongs to how people talk. Seconds. */
const LEAST = 1.5
/** What stays of a silence at both ends, so that no word is cut off. Seconds. */
const EDGE = 0.3

/** The stretches between segments that can be skipped, in order. */
export const silencesOf = (segments: readonly Span[]): Silence[] => {
  const silences: Silence[] = []
  let heardUntil = 0
  for (const { start, end } of segments.toSorted((one, other) => one.start - other.start)) {
    if (start - heardUntil >= LEAST) silences.push({ start: heardUntil + EDGE, end: start - EDGE })
    heardUntil = Math.max(heardUntil, end)
  }
  return silences
}

/** The silence at a moment; null while somebody speaks. */
export const silenceAt = (silences: readonly Silence[], moment: number): Silence | null =>
  silences.find(({ start, end }) => start <= moment && moment < end) ?? null

/** Which segment sounds at a moment, as an index: the last that began; -1 before the first. */
export const segmentAt = (segments: readonly Span[], moment: number): number => {
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.start ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
