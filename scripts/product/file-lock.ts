import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY. */
const HELD = 5

/**
 * Takes a file for this process alone; returns how to give it back, or undefined when another process holds it for
 * longer than `patience` ms. It is the lock SQLite takes on a database: the kernel gives it back when the process ends,
 * however that comes, so there is nothing to renew, nothing to take over, and of two at the same moment one wins.
 * Nothing is ever written into the file. Whoever opens and closes it in the process that holds it loses it (POSIX).
 */
export const lockFile = (path: string, patience = 0): (() => void) | undefined => {
  const database = new DatabaseSync(path, { timeout: patience })
  try {
    // A journal on disk would be a write: on a full disk that fails.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === HELD) return undefined
    throw error
  }
  return () => database.close()
}
