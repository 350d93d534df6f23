import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs ffmpeg; rejects with its last lines. It needs libvpx and libwebp: that of Debian and of Homebrew have them. */
export const ffmpeg = async (...args: string[]): Promise<void> => {
  await run(process.env['WERVIO_FFMPEG'] ?? 'ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])
}

/** Writes a picture as WebP of this width. */
export const toWebp = (png: string, webp: string, width: number, quality: number): Promise<void> =>
  ffmpeg('-i', png, '-vf', `scale=${width}:-2:flags=lanczos`, '-c:v', 'libwebp', '-quality', `${quality}`, webp)
