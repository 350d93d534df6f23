import { createHash } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The data folder without WERVIO_DATA: `.data` in the root of the repository, the same as of `npm start`. */
export const defaultDataFolder = fileURLToPath(new URL('../../../../.data', import.meta.url))

/** The name PostgreSQL's clients look for in a folder of sockets, for port 5432. */
export const socketName = '.s.PGSQL.5432'

/** macOS takes 103 bytes and Linux 107; a longer path is cut off in silence or refused. */
const LONGEST_PATH = 103

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, socketName)) <= LONGEST_PATH

/**
 * The folder of the embedded database's socket: in the data folder, or, where that path is too long for a socket, in
 * the temporary folder by a name that follows from the data folder and the user. Made and checked by the database
 * alone.
 */
export const socketFolderOf = (dataFolder: string): string => {
  const ownFolder = join(resolve(dataFolder), 'database-socket')
  if (fits(ownFolder)) return ownFolder
  const name = `wervio-${createHash('sha256')
    .update(`${userInfo().uid}:${resolve(dataFolder)}`)
    .digest('hex')
    .slice(0, 24)}`
  return [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? ownFolder
}

/** The address as node-postgres takes it; with its port, so that PGPORT of the environment changes nothing. */
export const embeddedDatabaseUrl = (socketFolder: string): string =>
  `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketFolder)}`
