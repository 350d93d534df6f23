import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ffmpegPath } from '../media/ffmpeg-path.ts'

const run = promisify(execFile)

/** Makes a file of sound or video with ffmpeg: `args` say what is in it and how it is coded. Resolves with its path. */
export const makeMedia = async (folder: string, name: string, ...args: string[]): Promise<string> => {
  const path = join(folder, name)
  await run(await ffmpegPath(), ['-nostdin', '-v', 'error', '-y', ...args, path])
  return path
}

/** ffmpeg's input for a sound that its generators make, such as `sine=f=440`, of so many seconds. */
export const generated = (source: string, seconds: number): string[] => [
  '-f',
  'lavfi',
  '-t',
  String(seconds),
  '-i',
  source,
]

/** Tones one after the other, each second half silent, as a conversation for the stand-in of the speech endpoint. */
export const tones = (hertz: readonly number[]): string[] => {
  const pitch = hertz.map((one, second) => `between(t\\,${second}\\,${second}.999)*${one}`).join('+')
  return generated(`aevalsrc=exprs=0.5*sin(2*PI*t*(${pitch}))*lt(mod(t\\,1)\\,0.5):s=16000`, hertz.length)
}
