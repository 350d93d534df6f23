import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range of outgoing ports, so that a port stays free until its process listens and while it restarts, and
 * below the range of the end-to-end tests.
 */
const LOWEST = 10_000
/** Each worker has its own range: two tests at once never choose the same port. */
const STRETCH = 1_000
const STRETCHES = 10
const ownLowest = LOWEST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % STRETCHES) * STRETCH

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port on which nobody listens now, and which nobody is given for an outgoing connection. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(ownLowest, ownLowest + STRETCH)
    if (await isFree(port)) return port
  }
}
