import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { benchPostgres, type Close } from '../bench-postgres.ts'
import { startMainApi } from '../own-main-api.ts'

type Database = { url: string; /** Of its process, where it is one. */ pid?: number | undefined }

const startEmbedded = async (close: Close): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-load-'))
  close(() => rm(folder, { recursive: true }))
  const file = fileURLToPath(new URL('./embedded-database.ts', import.meta.url))
  const child = spawn(process.execPath, [file, join(folder, 'database')], { stdio: ['ignore', 'pipe', 'inherit'] })
  close(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { url, pid: child.pid }
}

const startPostgres = async (close: Close): Promise<Database> => {
  const { url, stop } = await benchPostgres()
  close(stop)
  return { url }
}

/** The embedded database has its data on disk, as `npm start` has it. */
export const databases = { 'the embedded database': startEmbedded, PostgreSQL: startPostgres }

/** main-api and a database, each in processes of its own. */
export const startProduct = async (close: Close, name: keyof typeof databases = 'the embedded database') => {
  const database = await databases[name](close)
  const api = await startMainApi(database.url, close, { LOG_LEVEL: 'warn', WERVIO_CALLS_PER_MINUTE: '1200' })
  const pids: Record<string, number> = { 'main-api': api.pid, ...(database.pid && { [name]: database.pid }) }
  return { api, databaseUrl: database.url, pids }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
