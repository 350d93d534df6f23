import { rm } from 'node:fs/promises'
import { SpeechError } from '../speech-error.ts'
import { mediaLimits, type MediaLimits } from './media-limits.ts'
import { createPeaks } from './peaks.ts'
import { probe } from './probe.ts'
import { inputOf, runFfmpeg } from './run-ffmpeg.ts'

export type Playback = {
  /** Seconds. */
  duration: number
  /** How loud it is, from 0 to 1, evenly over the duration; at most 20,000. */
  peaks: number[]
}

/** Samples a second that the peaks are taken from. */
const PEAK_RATE = 8_000
const BYTES = 2
/** MP3 of 48 kbit/s: every browser plays it and finds any second of it; an hour takes 22 MB. */
const FORMAT = ['-ac', '1', '-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '48k', '-map_metadata', '-1', '-f', 'mp3']
const BYTES_A_SECOND = 6_500

/**
 * Writes a recording's sound to `target` as a small MP3 with one channel, and answers its waveform. What was there is
 * written over; nothing stays when it fails. Throws `SpeechError`.
 */
export const makePlayback = async (
  program: string,
  path: string,
  target: string,
  { signal, limits = mediaLimits }: { signal?: AbortSignal | undefined; limits?: MediaLimits } = {},
): Promise<Playback> => {
  const { reader } = await probe(program, path, { signal, limits })
  const playback = ['-map', '0:a:0', ...FORMAT, '-fs', String(BYTES_A_SECOND * limits.seconds), `file:${target}`]
  const samples = ['-map', '0:a:0', '-ac', '1', '-ar', String(PEAK_RATE), '-f', 's16le', 'pipe:1']
  const args = ['-v', 'error', '-y', ...inputOf(path, reader), ...playback, ...samples]
  const { output, ended, stop } = runFfmpeg(program, args, { signal, limits })
  const peaks = createPeaks(PEAK_RATE)
  let rest = Buffer.alloc(0)
  try {
    for await (const piece of output) {
      const bytes = Buffer.concat([rest, piece])
      const length = bytes.length - (bytes.length % BYTES)
      rest = bytes.subarray(length)
      for (let at = 0; at < length; at += BYTES) peaks.add(bytes.readInt16LE(at))
      if (peaks.duration() > limits.seconds) throw new SpeechError('too_long', 'it did not say how long it is')
    }
    await ended
    if (peaks.duration() === 0) throw new SpeechError('damaged', 'nothing could be decoded')
    return { duration: peaks.duration(), peaks: peaks.all() }
  } catch (error) {
    stop()
    await ended.catch(() => undefined)
    await rm(target, { force: true })
    throw error
  }
}
