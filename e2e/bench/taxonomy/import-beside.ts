import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../../../scripts/product/root.ts'
import type { Transaction } from '../../../services/ai-service/src/platform/accounts.ts'
import { watchMemory } from '../load/memory.ts'

const IMPORTER = inRoot('services/ai-service/src/taxonomy/import/main.ts')
/** Between two calls of somebody else, in milliseconds. */
const PAUSE = 20

/** The longest that somebody else waited for a row of the same database, in milliseconds. */
const watchWaits = (transaction: Transaction) => {
  let longest = 0
  const over = new AbortController()
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const start = performance.now()
      await transaction({}, (connection) => connection.execute('select 1'))
      longest = Math.max(longest, performance.now() - start)
      await sleep(PAUSE)
    }
  }
  const asking = ask()
  return async (): Promise<number> => {
    over.abort()
    await asking
    return longest
  }
}

/** Imports a folder by the command an operator gives, while `transaction` is used by somebody else. */
export const importBeside = async (url: string, folder: string, transaction: Transaction) => {
  const endWaits = watchWaits(transaction)
  const start = performance.now()
  const importer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', IMPORTER, 'import', folder], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const memory = watchMemory({ importer: importer.pid ?? 0 })
  const [code] = (await once(importer, 'exit')) as [number | null]
  const seconds = (performance.now() - start) / 1_000
  const { importer: megabytes = Number.NaN } = memory.stop()
  const longestWait = await endWaits()
  if (code !== 0) throw new Error(`the importer ended with ${code}`)
  return { seconds, longestWait, megabytes }
}
