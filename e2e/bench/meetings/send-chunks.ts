import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** A part of an upload, as the browser sends them. */
export const CHUNK_BYTES = 8_388_608

/** Sends one part with curl, and answers its status. */
const sendChunk = async (url: string, token: string, path: string, offset: number, size: number): Promise<string> => {
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    expect: '',
  }
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const form = ['--silent', '--output', '/dev/null', '--write-out', '%{http_code}', '--request', 'PATCH']
  const curl = spawn('curl', [...form, ...headerArguments, '--data-binary', '@-', url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const file = await open(path)
  let status = ''
  curl.stdout.on('data', (piece: Buffer) => (status += piece.toString()))
  const ended = once(curl, 'close')
  // Where the server answers before it read everything, curl stops reading; the status says why.
  await pipeline(file.createReadStream({ start: offset, end: offset + size - 1 }), curl.stdin).catch(() => undefined)
  await ended
  return status
}

/** Sends a file from `from` on in parts, one after the other; bytes per second. Throws unless each is taken. */
export const sendChunks = async (
  url: string,
  token: string,
  { path, size, from = 0 }: { path: string; size: number; from?: number },
): Promise<number> => {
  const startTime = performance.now()
  for (let offset = from; offset < size; offset += CHUNK_BYTES) {
    const status = await sendChunk(url, token, path, offset, Math.min(CHUNK_BYTES, size - offset))
    if (status !== '204') throw new Error(`the part at ${offset} of ${url} was answered with ${status}`)
  }
  return ((size - from) / (performance.now() - startTime)) * 1_000
}
