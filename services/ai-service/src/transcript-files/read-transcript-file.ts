import type { TranscriptSegment } from '@wervio/contracts'
import { UnreadableCv } from '@wervio/cv-document'
import { decodeText } from './decode-text.ts'
import { joinUtterances } from './join-utterances.ts'
import { readPlainText } from './plain-text/read-plain-text.ts'
import { TranscriptFileError } from './transcript-file-error.ts'
import type { Utterance } from './utterance.ts'
import { isWebVtt, readCues, WebVttError } from './webvtt/read-webvtt.ts'
import { readWordText } from './word/read-word-text.ts'

export type TranscriptFileFormat = 'vtt' | 'srt' | 'docx' | 'txt'

export type TranscriptFile = {
  /** By start; '' as speaker where the file names nobody. */
  segments: TranscriptSegment[]
  /** False for a file without any time: then `start` counts the segments. */
  hasTimes: boolean
  /** What the file is, whatever its name says. */
  format: TranscriptFileFormat
}

/** Bytes of a file; the transcript of a day is some 4 MB. */
const MOST_BYTES = 40_000_000
/** Segments of a file; a conversation of three hours has 4,000. */
const MOST_SEGMENTS = 100_000
/** Of a text without a time, how many of its characters may be control characters. */
const MOST_UNREADABLE = 0.02
/** Of a text that isn't looked at whole. */
const SAMPLE = 20_000

const ZIP = [0x50, 0x4b]
const OLD_WORD = [0xd0, 0xcf]
const beginsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

const isReadable = (text: string): boolean => {
  const sample = text.slice(0, SAMPLE)
  // eslint-disable-next-line no-control-regex -- they are what is counted
  return (sample.match(/[\u0000-\u0008\u000E-\u001F\uFFFD]/g)?.length ?? 0) <= sample.length * MOST_UNREADABLE
}

/** A time before an arrow; 'van A --> B' is said by somebody. */
const CUE = /^[ \t]*-?\d[\d:.,]{2,15}[ \t]*-->/m

type Reading = Pick<TranscriptFile, 'format' | 'hasTimes'> & { utterances: readonly Utterance[] }

const readCuesOf = (text: string, format: TranscriptFileFormat): Reading => {
  const { utterances, skipped } = readCues(text)
  if (utterances.length === 0 && skipped > 0) throw new TranscriptFileError('no_times')
  return { utterances, hasTimes: true, format }
}

const readText = (text: string, format?: TranscriptFileFormat): Reading => {
  if (isWebVtt(text)) return readCuesOf(text, format ?? 'vtt')
  if (CUE.test(text)) return readCuesOf(text, format ?? 'srt')
  return { ...readPlainText(text), format: format ?? 'txt' }
}

const readBytes = async (bytes: Uint8Array): Promise<Reading> => {
  if (beginsWith(bytes, OLD_WORD)) throw new TranscriptFileError('unknown')
  if (beginsWith(bytes, ZIP)) return readText(await readWordText(bytes), 'docx')
  const text = decodeText(bytes)
  if (!isReadable(text)) throw new TranscriptFileError('unknown')
  return readText(text)
}

const errorOf = (cause: unknown): unknown => {
  if (cause instanceof WebVttError) return new TranscriptFileError('too_large', { cause })
  if (!(cause instanceof UnreadableCv)) return cause
  return new TranscriptFileError(cause.reason === 'cv_too_complex' ? 'too_large' : 'unreadable', { cause })
}

/** Seconds from the first moment of the file; a negative time is of before the recording began. */
const fromZero = (utterances: readonly Utterance[]): Utterance[] => {
  const shift = Math.min(0, utterances[0]?.start ?? 0)
  const inMilliseconds = (seconds: number) => Math.max(0, Math.round((seconds - shift) * 1_000) / 1_000)
  return utterances.map((one) => ({ ...one, start: inMilliseconds(one.start), end: inMilliseconds(one.end) }))
}

/**
 * Reads a transcript that another program wrote: WebVTT, SubRip, Word or plain text, by what stands in it and not by
 * its name. Rejects with a `TranscriptFileError` that says in Dutch what is wrong.
 */
export const readTranscriptFile = async (bytes: Uint8Array): Promise<TranscriptFile> => {
  if (bytes.length === 0) throw new TranscriptFileError('empty')
  if (bytes.length > MOST_BYTES) throw new TranscriptFileError('too_large')
  try {
    const { utterances, hasTimes, format } = await readBytes(bytes)
    const joined = joinUtterances(fromZero(utterances))
    if (joined.length === 0) throw new TranscriptFileError('empty')
    if (joined.length > MOST_SEGMENTS) throw new TranscriptFileError('too_large')
    const segments = hasTimes ? joined : joined.map((segment, at) => ({ ...segment, start: at, end: at + 1 }))
    return { segments, hasTimes, format }
  } catch (cause) {
    throw errorOf(cause)
  }
}
