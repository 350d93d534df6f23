import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openCluster } from './cluster.ts'
import { DatabaseError } from './database-error.ts'
import { lockFolder } from './folder-lock.ts'
import { guard } from './guard.ts'
import { messages } from './messages.ts'

/** There is no password behind the socket, so it is never opened to other machines. */
const HOST = '127.0.0.1'
const MAXIMUM_CONNECTIONS = 100

export type DatabaseOptions = {
  /** Folder of the data; in memory when absent. */
  dataDir?: string
  /** A whole data folder (tar) that a database in memory begins as. */
  copyOf?: Blob
  /** 0 or absent: any free port. */
  port?: number
  /** Called once when the database can't go on; the process should end. */
  onFailure?: (message: string, error?: unknown) => void
}

export type RunningDatabase = { url: string; stop: () => Promise<void> }

const explain = (error: unknown, { port = 0, dataDir = '' }: DatabaseOptions): unknown => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return new DatabaseError(messages.portTaken(port))
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') return new DatabaseError(messages.noAccess(dataDir))
  return error
}

const serve = async ({ dataDir, copyOf, port = 0, onFailure }: DatabaseOptions): Promise<RunningDatabase> => {
  const folder = dataDir === undefined ? undefined : resolve(dataDir)
  if (folder) await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const unlock = folder ? await lockFolder(folder, () => onFailure?.(messages.lostLock)) : async () => {}
  try {
    const database = await openCluster(folder, copyOf)
    const server = new PGLiteSocketServer({
      db: guard(database, (error) => onFailure?.(messages.stuck, error)),
      host: HOST,
      port,
      maxConnections: MAXIMUM_CONNECTIONS,
    })
    try {
      await server.start()
    } catch (error) {
      await database.close()
      throw error
    }
    return {
      url: `postgres://postgres@${server.getServerConn()}/postgres`,
      stop: async () => {
        await server.stop()
        await database.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Serves a PostgreSQL of its own. Throws `DatabaseError` with words for the operator when it can't. */
export const startDatabase = async (options: DatabaseOptions = {}): Promise<RunningDatabase> => {
  try {
    return await serve(options)
  } catch (error) {
    throw explain(error, options)
  }
}
