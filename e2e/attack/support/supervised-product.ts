import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cleanEnvironment, type AttackedProduct } from './attacked-product.ts'
import { undoLater } from './clean-up.ts'
import { becomes } from './poll.ts'
import { processesWith } from './proc.ts'

const SUPERVISED = fileURLToPath(new URL('supervised.ts', import.meta.url))
const READY_WITHIN_S = 90
const STOPS_WITHIN_S = 30
const READY = /^ready (.+)$/m

type Reach = Pick<AttackedProduct, 'urls' | 'ports' | 'serviceSecret'>

export type SupervisedProduct = Reach & {
  dataDir: string
  /** Whether its supervisor still runs. */
  isAlive: () => boolean
  /** kill -9 of the supervisor alone. */
  kill: () => void
  /** Stops all of it, by force if needed. */
  stop: () => Promise<void>
  /** Its last output, for a message. */
  lastWords: () => string
}

const killAll = (dataDir: string): void => {
  for (const { pid } of processesWith(dataDir))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended after it was listed.
    }
}

/** Starts a product whose supervisor is a process of its own; throws with its last output when it doesn't get ready. */
export const startSupervised = async (dataDir: string): Promise<SupervisedProduct> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SUPERVISED, dataDir], {
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const stop = undoLater(async () => {
    child.kill('SIGTERM')
    await becomes(() => !isAlive() && processesWith(dataDir).length === 0, STOPS_WITHIN_S)
    child.kill('SIGKILL')
    killAll(dataDir)
  })
  await becomes(() => READY.test(words) || !isAlive(), READY_WITHIN_S)
  const line = READY.exec(words)?.[1]
  if (!line) {
    await stop()
    throw new Error(`a product of its own did not start: ${words.slice(-500)}`)
  }
  const reach = JSON.parse(line) as Reach
  return { ...reach, dataDir, isAlive, kill: () => child.kill('SIGKILL'), stop, lastWords: () => words.slice(-500) }
}
