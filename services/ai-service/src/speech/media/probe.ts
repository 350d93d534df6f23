import { SpeechError } from '../speech-error.ts'
import { readerOf } from './media-kind.ts'
import { mediaLimits, type MediaLimits } from './media-limits.ts'
import { inputOf, runFfmpeg } from './run-ffmpeg.ts'

export type MediaDescription = {
  /** The reader of ffmpeg for it. */
  reader: string
  /** Seconds; null where the file doesn't say, as recordings of a browser don't. */
  duration: number | null
  /** Whether it is stereo: two channels may be two telephones. */
  isStereo: boolean
}

const DURATION = /^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m
const SOUND = /^ +Stream #0:\d+[^\n]*: Audio: ([^\n]*)$/m
const STREAM = /^ +Stream #0:\d+/m

/**
 * What a file of sound or video holds. Throws `SpeechError` for one that can't be transcribed: no sound or video,
 * without sound, damaged from the start, or too long.
 */
export const probe = async (
  program: string,
  path: string,
  { signal, limits = mediaLimits }: { signal?: AbortSignal | undefined; limits?: MediaLimits } = {},
): Promise<MediaDescription> => {
  const reader = await readerOf(path)
  const run = runFfmpeg(program, inputOf(path, reader), { signal, limits })
  // It describes the file and ends, because nothing is asked of it.
  for await (const _ of run.output);
  const { messages } = await run.ended
  const sound = SOUND.exec(messages)?.[1]
  if (sound === undefined) {
    if (STREAM.test(messages)) throw new SpeechError('no_sound')
    throw new SpeechError('damaged', 'ffmpeg found no stream')
  }
  const [, hours, minutes, seconds] = (DURATION.exec(messages) ?? []).map(Number)
  const duration =
    hours === undefined || minutes === undefined || seconds === undefined
      ? null
      : hours * 3_600 + minutes * 60 + seconds
  if (duration !== null && duration > limits.seconds) throw new SpeechError('too_long', `${duration} s`)
  return { reader, duration, isStereo: /, stereo,/.test(`${sound},`) }
}
