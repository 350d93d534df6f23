import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range of outgoing ports, so that a port stays free until its process listens and while it restarts; above
 * 10080, the last port that `fetch` and browsers refuse to call (scripts/product/blocked-ports.ts).
 */
const LOWEST = 11_000
/** Ports of one range; the products of a worker of Playwright need about a dozen at a time. */
const RANGE = 1_000
/** Workers of each kind; a later one shares the range of an earlier one. */
const WORKERS = 9

/**
 * Each worker of Jest (numbered from 1) and of Playwright (from 0) has its own range, so that two tests at once never
 * choose the same port; every other process takes the first range.
 */
const rangeOfProcess = ({ JEST_WORKER_ID: jest, TEST_PARALLEL_INDEX: playwright }: NodeJS.ProcessEnv): number => {
  if (playwright !== undefined) return 1 + WORKERS + (Number(playwright) % WORKERS)
  return jest === undefined ? 0 : 1 + ((Number(jest) - 1) % WORKERS)
}

const lowestPort = LOWEST + rangeOfProcess(process.env) * RANGE

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port on which nobody listens now, and which nobody is given for an outgoing connection. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowestPort, lowestPort + RANGE)
    if (await isFree(port)) return port
  }
}

/** That many different free ports. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
