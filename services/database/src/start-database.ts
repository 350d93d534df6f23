import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { socketFolderOf } from '@wervio/service-kit/embedded-database'
import { openCluster } from './cluster.ts'
import { DatabaseError } from './database-error.ts'
import { openStorage, type Storage } from './disk/storage.ts'
import { Engine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { messages } from './messages.ts'
import { serveSocket } from './serve-socket.ts'
import { Turns } from './turns.ts'

export type DatabaseOptions = {
  /** Folder of the rows; in memory when absent. */
  dataDir?: string
  /** A whole data folder (tar) that a database in memory begins as. */
  copyOf?: Blob
  /** Folder of the socket; absent: beside `dataDir`, or a temporary one for a database in memory. */
  socketFolder?: string
  /** Bytes to keep free on the disk; absent: 48 MB, or a quarter of a small disk. */
  reserve?: number
  limits?: Partial<Limits>
  /** Called once when the database can't go on; the process should end. */
  onFailure?: (message: string, error?: unknown) => void
  /** Hears, in Dutch, that nothing can be stored, and that it can again. */
  say?: (line: string) => void
}

export type RunningDatabase = { url: string; stop: () => Promise<void> }

const NO_ACCESS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'])
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

const explain = (error: unknown, folder: string): unknown => {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (NO_ROOM.has(code)) return new DatabaseError(messages.noRoom(folder))
  if (NO_ACCESS.has(code)) return new DatabaseError(messages.noAccess(folder))
  return error
}

const serve = async (
  storage: Storage | undefined,
  folder: string | undefined,
  socketFolder: string,
  options: DatabaseOptions,
): Promise<RunningDatabase> => {
  const database = await openCluster(folder, options.copyOf).catch((error: unknown) => {
    // PostgreSQL that found no room for its log looks like a broken folder.
    throw storage?.isFull() ? new DatabaseError(messages.noRoom(storage.folder), { cause: error }) : error
  })
  try {
    let isBroken = false
    const engine = await Engine.open(database, (error) => {
      if (isBroken) return
      isBroken = true
      options.onFailure?.(messages.stuck, error)
    })
    const turns = new Turns()
    const guard = storage?.guard(database, engine, turns, options.say)
    const limits = { ...defaultLimits, ...options.limits }
    const mayGoOn = guard?.mayGoOn ?? (async () => true)
    const server = await serveSocket(socketFolder, { engine, turns, limits, mayGoOn })
    return {
      url: server.url,
      stop: async () => {
        guard?.stop()
        await server.stop()
        const release = await turns.take()
        await engine.close()
        release()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const serveFolder = async (dataDir: string, options: DatabaseOptions): Promise<RunningDatabase> => {
  const folder = resolve(dataDir)
  const parent = dirname(folder)
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 })
    const storage = openStorage(folder, options.reserve)
    const unlock = await lockFolder(folder, {
      onLost: () => options.onFailure?.(messages.lostLock),
      makeRoom: storage.makeRoom,
    })
    try {
      const running = await serve(storage, folder, options.socketFolder ?? socketFolderOf(parent), options)
      return {
        url: running.url,
        stop: async () => {
          await running.stop()
          await unlock()
        },
      }
    } catch (error) {
      await unlock()
      throw error
    }
  } catch (error) {
    throw explain(error, folder)
  }
}

const serveMemory = async (options: DatabaseOptions): Promise<RunningDatabase> => {
  const socketFolder = options.socketFolder ?? (await mkdtemp(join(tmpdir(), 'wervio-database-')))
  const running = await serve(undefined, undefined, socketFolder, options)
  return {
    url: running.url,
    stop: async () => {
      await running.stop()
      await rm(socketFolder, { recursive: true, force: true })
    },
  }
}

/** Serves a PostgreSQL of its own. Throws `DatabaseError` with words for the operator when it can't. */
export const startDatabase = (options: DatabaseOptions = {}): Promise<RunningDatabase> =>
  options.dataDir === undefined ? serveMemory(options) : serveFolder(options.dataDir, options)
