import type { IncomingMessage } from 'node:http'

const MAXIMUM_BYTES = 50 * 1_048_576
const MAXIMUM_MS = 10_000

/**
 * Reads and discards the rest of a refused body, up to 50 MB or 10 s: browsers read the response only after sending
 * everything, and report a lost connection if it closes earlier.
 */
export const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let bytes = 0
    const timer = setTimeout(resolve, MAXIMUM_MS)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAXIMUM_BYTES) finish()
    })
    request.once('end', finish).once('close', finish).once('error', finish)
    return request.resume()
  })
