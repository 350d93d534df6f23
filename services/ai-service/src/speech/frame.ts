import { FRAMES_A_SECOND, FRAME_SAMPLES, SAMPLE_RATE, type Sound } from './sound.ts'

/** 32 ms of sound, and how strong each channel is; null for mono. */
export type Frame = {
  /** From the start of the recording. */
  index: number
  mono: Float32Array
  channels: { left: number; right: number } | null
}
/** A frame with the probability that somebody speaks in it. */
export type JudgedFrame = Frame & { voice: number }

export const secondsAt = (index: number): number => index / FRAMES_A_SECOND

const energyOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0)

const frameOf = (index: number, left: Float32Array, right: Float32Array | null): Frame =>
  right
    ? {
        index,
        mono: left.map((sample, at) => (sample + (right[at] ?? 0)) / 2),
        channels: { left: energyOf(left), right: energyOf(right) },
      }
    : { index, mono: left, channels: null }

const join = (one: Float32Array, other: Float32Array): Float32Array => {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Sound in frames, from the second `from` on; a last one that isn't full is filled with silence. */
export const framesOf = async function* (sound: AsyncIterable<Sound>, from: number): AsyncGenerator<Frame> {
  let index = Math.round(from * FRAMES_A_SECOND)
  let skipped = index * FRAME_SAMPLES
  let left = new Float32Array(0) as Float32Array
  let right: Float32Array | null = null
  const take = (): Frame => {
    const frame = frameOf(index, left.slice(0, FRAME_SAMPLES), right?.slice(0, FRAME_SAMPLES) ?? null)
    left = left.slice(FRAME_SAMPLES)
    right = right?.slice(FRAME_SAMPLES) ?? null
    index += 1
    return frame
  }
  for await (const piece of sound) {
    if (skipped >= piece.left.length) {
      skipped -= piece.left.length
      continue
    }
    left = join(left, piece.left.subarray(skipped))
    right = piece.right ? join(right ?? new Float32Array(0), piece.right.subarray(skipped)) : null
    skipped = 0
    while (left.length >= FRAME_SAMPLES) yield take()
  }
  if (left.length < SAMPLE_RATE / 1_000) return
  const missing = new Float32Array(FRAME_SAMPLES - left.length)
  left = join(left, missing)
  right = right && join(right, missing)
  yield take()
}
