import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * Below the range the system takes outgoing ports from, so that a port stays ours while its process restarts. Each worker
 * has a stretch of its own: between choosing a port and listening on it another product would take it too.
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

/** As many different ports as asked for that nobody listens on now. */
export const freePorts = async (count: number): Promise<number[]> => {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}
