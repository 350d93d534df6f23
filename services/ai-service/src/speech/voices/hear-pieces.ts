import type { Frame } from '../frame.ts'
import { FRAME_SAMPLES, secondsOf } from '../sound.ts'
import { addMoment, MOMENT_SAMPLES, noTraits, type TraitSums } from './traits.ts'

/** A word, or a part of what is said without the times of words: in seconds of the recording. */
export type Piece = { start: number; end: number }

/** Samples from one moment to the next: 16 ms. */
const HOP = FRAME_SAMPLES / 2

/**
 * What voices are like in pieces, which are in order of time. Of each piece some numbers are kept and nothing of the
 * sound.
 */
export const hearPieces = async (frames: AsyncIterable<Frame>, pieces: readonly Piece[]): Promise<TraitSums[]> => {
  const traits = pieces.map(noTraits)
  const sound = new Float32Array(2 * FRAME_SAMPLES)
  let at = 0
  for await (const { index, mono } of frames) {
    sound.copyWithin(0, FRAME_SAMPLES)
    sound.set(mono, FRAME_SAMPLES)
    for (let from = 0; from <= 2 * FRAME_SAMPLES - MOMENT_SAMPLES; from += HOP) {
      const seconds = secondsOf((index - 1) * FRAME_SAMPLES + from + MOMENT_SAMPLES / 2)
      while ((pieces[at]?.end ?? Infinity) <= seconds) at += 1
      const target = traits[at]
      if (target && (pieces[at]?.start ?? Infinity) <= seconds)
        addMoment(target, sound.subarray(from, from + MOMENT_SAMPLES))
    }
    if (at >= pieces.length) break
  }
  return traits
}
