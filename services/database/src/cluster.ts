import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DatabaseError } from './database-error.ts'
import { messages } from './messages.ts'

const VERSION = '18'
const extensions = { pg_trgm, unaccent }

/** Sizes of the log. After a checkpoint three segments of 16 MB stay, ready to be written again when a disk is full. */
const startParams = [...PGlite.defaultStartParams, '-c', 'min_wal_size=48MB', '-c', 'max_wal_size=96MB']

const isEmpty = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/** Made beside its place and moved there when whole, so that a kill leaves nothing half-made. For this user alone. */
const make = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const database = await PGlite.create(unfinished, { extensions })
  await database.close()
  await chmod(unfinished, 0o700)
  await rename(unfinished, folder)
}

const check = async (folder: string): Promise<void> => {
  const storedVersion = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (storedVersion === undefined) throw new DatabaseError(messages.broken(folder, messages.noVersion))
  if (storedVersion.trim() !== VERSION)
    throw new DatabaseError(
      messages.broken(folder, messages.otherVersion(JSON.stringify(storedVersion.trim().slice(0, 20)), VERSION)),
    )
}

const open = async (folder: string): Promise<PGlite> => {
  try {
    const database = await PGlite.create(folder, { extensions, startParams })
    await database.query('select count(*) from pg_class')
    return database
  } catch (error) {
    throw new DatabaseError(messages.broken(folder, messages.unreadable), { cause: error })
  }
}

/**
 * The database in `folder`, made when it is absent or empty; in memory without a folder, as `copyOf` when given. Throws
 * `DatabaseError`.
 */
export const openCluster = async (folder: string | undefined, copyOf?: Blob): Promise<PGlite> => {
  if (folder === undefined) return PGlite.create({ extensions, ...(copyOf && { loadDataDir: copyOf }) })
  if (await isEmpty(folder)) await make(folder)
  await check(folder)
  return open(folder)
}
