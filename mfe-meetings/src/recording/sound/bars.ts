import type { RecordingSegment } from '@wervio/contracts'
import { segmentAt } from './silences.ts'

/** Bars of the waveform; more can't be told apart. */
export const BARS = 280

export type Bar = { /** From 0 to 1. */ height: number; isCandidate: boolean }

/** What counts as loud where nothing is louder, so that the noise of a silent room isn't drawn as speech. */
const QUIET = 0.1

/**
 * The loudness as bars of equal width, the loudest as high as can be; each knows whether the candidate speaks in its
 * middle.
 */
export const barsOf = (
  peaks: readonly number[],
  duration: number,
  segments: readonly Pick<RecordingSegment, 'start' | 'end' | 'speaker'>[],
  candidateSpeakers: ReadonlySet<string>,
): Bar[] => {
  const count = Math.min(BARS, peaks.length)
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), QUIET)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * peaks.length) / count))
    const height = Math.max(0, ...peaks.slice(from, to)) / loudest
    const segment = segments[segmentAt(segments, ((index + 0.5) / count) * duration)]
    return { height, isCandidate: segment !== undefined && candidateSpeakers.has(segment.speaker) }
  })
}

/** Units of the drawing: a bar with the room beside it is 4 wide, the middle line is at 50. */
export const BAR_STEP = 4
const BAR_WIDTH = 2.4
const HALF = 46
/** A silent bar is seen too. */
const LEAST_HEIGHT = 2

/** A path with the bars of one side: the candidate above the line, the others below it. */
export const barsPath = (bars: readonly Bar[], isCandidate: boolean): string =>
  bars
    .map((bar, index) => {
      if (bar.isCandidate !== isCandidate) return ''
      const height = Math.max(LEAST_HEIGHT, bar.height * HALF) * (isCandidate ? -1 : 1)
      return `M${index * BAR_STEP} 50h${BAR_WIDTH}v${height.toFixed(1)}h-${BAR_WIDTH}z`
    })
    .join('')
