import type { IncomingMessage } from 'node:http'

const MAXIMUM_BYTES = 50 * 1_048_576
const MAXIMUM_MS = 10_000

/**
 * Reads away what is left of a refused body, up to 50 MB or 10 s: browsers don't look at an answer before they have sent
 * everything, and show a lost connection when it closes on them.
 */
export const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let bytes = 0
    const timer = setTimeout(resolve, MAXIMUM_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAXIMUM_BYTES) done()
    })
    request.once('end', done).once('close', done).once('error', done)
    return request.resume()
  })
