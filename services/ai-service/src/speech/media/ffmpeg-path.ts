import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SpeechError } from '../speech-error.ts'

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (): string | undefined => {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/** The program inside the optional dependency; it throws on a platform that it has none for. */
const installed = async (): Promise<string | undefined> => {
  try {
    return (await import('@ffmpeg-installer/ffmpeg')).default.path
  } catch {
    return undefined
  }
}

/**
 * Which ffmpeg reads recordings: the `configured` one, else one on the PATH, which the system keeps up to date, else
 * the installed package's. Throws `SpeechError` when there is none.
 */
export const ffmpegPath = async (configured?: string): Promise<string> => {
  const path = configured ?? onPath() ?? (await installed())
  if (path === undefined || !isProgram(path)) throw new SpeechError('no_engine', 'there is no ffmpeg')
  return path
}
