import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * Below the range of outgoing ports, so that a port stays free while its process restarts. Each worker has its own
 * range, because another product could otherwise take a port between choosing it and listening on it.
 */
const STRETCH = 2_000
const worker = process.env['TEST_PARALLEL_INDEX']
const LOWEST = 20_000 + (worker === undefined ? 0 : (Number(worker) % 4) + 1) * STRETCH
const HIGHEST = LOWEST + STRETCH

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** That many different ports on which nobody listens now. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}
