import { SAMPLE_RATE, type Sound } from '../sound.ts'
import { SpeechError } from '../speech-error.ts'
import { mediaLimits, type MediaLimits } from './media-limits.ts'
import type { MediaDescription } from './probe.ts'
import { inputOf, runFfmpeg } from './run-ffmpeg.ts'

const BYTES = 2
const LOUDEST = 32_768

/** Samples of 16 bits as numbers from -1 to 1. */
const channelOf = (bytes: Buffer, channel: number, channels: number): Float32Array => {
  const samples = new Float32Array(bytes.length / BYTES / channels)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = bytes.readInt16LE((index * channels + channel) * BYTES) / LOUDEST
  return samples
}

/**
 * The sound of a recording, in pieces as they are decoded, so that hours take no more memory than a second. What a
 * damaged file still holds is given. Throws `SpeechError` when that is nothing, or when it goes on for too long.
 */
export const readSound = async function* (
  program: string,
  path: string,
  { reader, isStereo }: Pick<MediaDescription, 'reader' | 'isStereo'>,
  { signal, limits = mediaLimits }: { signal?: AbortSignal | undefined; limits?: MediaLimits } = {},
): AsyncGenerator<Sound> {
  const channels = isStereo ? 2 : 1
  const format = ['-map', '0:a:0', '-ac', String(channels), '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1']
  const args = ['-v', 'error', ...inputOf(path, reader), ...format]
  const { output, ended, stop } = runFfmpeg(program, args, { signal, limits })
  const whole = BYTES * channels
  let rest = Buffer.alloc(0)
  let samples = 0
  try {
    for await (const piece of output) {
      const bytes = Buffer.concat([rest, piece])
      const length = bytes.length - (bytes.length % whole)
      rest = bytes.subarray(length)
      samples += length / whole
      if (samples > limits.seconds * SAMPLE_RATE) throw new SpeechError('too_long', 'it did not say how long it is')
      const frameBytes = bytes.subarray(0, length)
      yield { left: channelOf(frameBytes, 0, channels), right: isStereo ? channelOf(frameBytes, 1, channels) : null }
    }
    await ended
    if (samples === 0) throw new SpeechError('damaged', 'nothing could be decoded')
  } finally {
    stop()
  }
}
