import type { SpeechSegment } from './transcriber.ts'
import type { Frame } from './frame.ts'

/** How many times stronger than the other a channel is on which somebody speaks alone: 6 dB. */
const STRONGER = 4
/** The share of segments that are clearly on one channel where each speaker has one. */
const CLEAR = 0.8
/** The least share of each of the two. */
const LEAST = 0.05

/** '1' for the left channel, '2' for the right, '' where it isn't clear. */
export const channelOf = (frames: readonly Frame[]): string => {
  const sums = frames.reduce(
    ({ left, right }, { channels }) => ({ left: left + (channels?.left ?? 0), right: right + (channels?.right ?? 0) }),
    { left: 0, right: 0 },
  )
  if (sums.left > sums.right * STRONGER) return '1'
  return sums.right > sums.left * STRONGER ? '2' : ''
}

/**
 * Decides over a whole recording whether each speaker had a channel, as telephone systems record. If so, who speaks
 * first is '1'; if not, nobody's speaker is known.
 */
export const settleSpeakers = (
  segments: readonly SpeechSegment[],
): { segments: SpeechSegment[]; speakers: 'channels' | 'unknown' } => {
  const share = (speaker: string): number =>
    segments.filter((segment) => segment.speaker === speaker).length / Math.max(1, segments.length)
  const [one, two] = [share('1'), share('2')]
  if (one + two < CLEAR || Math.min(one, two) < LEAST)
    return { segments: segments.map((segment) => ({ ...segment, speaker: '' })), speakers: 'unknown' }
  const first = segments.find(({ speaker }) => speaker !== '')?.speaker
  const nameOf = (speaker: string): string => {
    if (speaker === '') return ''
    return speaker === first ? '1' : '2'
  }
  return {
    segments: segments.map((segment) => ({ ...segment, speaker: nameOf(segment.speaker) })),
    speakers: 'channels',
  }
}
