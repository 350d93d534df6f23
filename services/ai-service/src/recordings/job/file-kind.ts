import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { recordingExtensions, transcriptExtensions } from '@wervio/contracts'
import { fileTypeFromFile } from 'file-type'
import { SpeechError } from '../../speech/speech-error.ts'
import { readerOf } from '../../speech/media/media-kind.ts'
import type { TranscriptFile } from '../../transcript-files/read-transcript-file.ts'
import { TranscriptFileError } from '../../transcript-files/transcript-file-error.ts'
import { readTranscriptApart } from '../../transcript-process/transcripts.ts'
import { RecordingError } from '../failures.ts'

/** The largest file that is looked at as a transcript; that of a day is some 4 MB. */
const LARGEST_TRANSCRIPT = 40_000_000

/**
 * Types of transcript files: texts, and Word files, which are archives. Most texts have no type that their bytes give
 * away.
 */
const TRANSCRIPT_TYPE =
  /^(?:text\/.*|application\/(?:zip|x-subrip|vnd\.openxmlformats-officedocument\.wordprocessingml\.document))$/

/** Whether a file is sound or video, by its content; false for what may be a transcript. */
export const isMedia = async (path: string): Promise<boolean> => {
  try {
    await readerOf(path)
    return true
  } catch (error) {
    if (!(error instanceof SpeechError) || error.code !== 'not_audio') throw error
    const type = await fileTypeFromFile(path)
    if (type === undefined || TRANSCRIPT_TYPE.test(type.mime)) return false
    throw new RecordingError('type_refused', { cause: error })
  }
}

const isNamedAs = (name: string, extensions: readonly string[]): boolean =>
  extensions.includes(extname(name).slice(1).toLowerCase())

/**
 * What another program wrote down. Throws for a file that is none, and for a text under the name of a recording:
 * somebody who meant a recording would take it for one that was transcribed.
 */
export const readTranscript = async (
  { path, name }: { path: string; name: string },
  signal: AbortSignal,
): Promise<TranscriptFile> => {
  if ((await stat(path)).size > LARGEST_TRANSCRIPT)
    throw isNamedAs(name, transcriptExtensions)
      ? new TranscriptFileError('too_large')
      : new RecordingError('type_refused')
  const file = await readTranscriptApart(await readFile(path, { signal }), signal)
  if (isNamedAs(name, recordingExtensions)) throw new RecordingError('text_not_sound')
  return file
}
