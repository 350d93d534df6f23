import { fileTypeFromFile } from 'file-type'
import { SpeechError } from '../speech-error.ts'

/**
 * The reader of ffmpeg for each type of content. A reader is always named, so that no file is taken for a playlist or
 * another format that names further files.
 */
const readers: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'audio/webm': 'matroska',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'audio/ogg': 'ogg',
  'video/ogg': 'ogg',
  'application/ogg': 'ogg',
}

/** The reader of a file by its content, whatever its name says. Throws `SpeechError` for any other type. */
export const readerOf = async (path: string): Promise<string> => {
  const type = await fileTypeFromFile(path)
  const reader = readers[type?.mime.split(';')[0] ?? '']
  if (reader === undefined) throw new SpeechError('not_audio', `the content is ${type?.mime ?? 'unknown'}`)
  return reader
}
