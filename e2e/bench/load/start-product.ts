import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Close } from '../bench-postgres.ts'
import { startMainApi } from '../own-main-api.ts'

const startDatabase = async (folder: string, close: Close): Promise<{ url: string; process: ChildProcess }> => {
  const file = fileURLToPath(new URL('./embedded-database.ts', import.meta.url))
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  close(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { url, process: child }
}

/** main-api on the embedded database, each in a process of its own and the data on disk, as `npm start` has them. */
export const startProduct = async (close: Close) => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-load-'))
  close(() => rm(folder, { recursive: true }))
  const database = await startDatabase(join(folder, 'database'), close)
  const api = await startMainApi(database.url, close, { LOG_LEVEL: 'warn', WERVIO_CALLS_PER_MINUTE: '1200' })
  return { api, databaseUrl: database.url, pids: { 'main-api': api.pid, database: database.process.pid ?? 0 } }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
