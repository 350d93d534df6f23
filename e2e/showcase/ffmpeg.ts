import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs ffmpeg; rejects with its last lines. It needs libvpx and libwebp: that of Debian and of Homebrew have them. */
export const ffmpeg = async (...args: string[]): Promise<void> => {
  await run(process.env['WERVIO_FFMPEG'] ?? 'ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])
}

type Size = { width: number; height: number }

/** Writes a picture as WebP of this size. */
export const toWebp = (png: string, webp: string, { width, height }: Size, quality: number): Promise<void> =>
  ffmpeg('-i', png, '-vf', `scale=${width}:${height}:flags=lanczos`, '-c:v', 'libwebp', '-quality', `${quality}`, webp)
