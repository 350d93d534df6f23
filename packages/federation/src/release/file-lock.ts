import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY. */
const HELD = 5

/**
 * Locks a file for this process; returns the function that releases it, or undefined if another process holds it for
 * longer than `patience` ms. It is the lock that SQLite takes on a database: the kernel releases it when the process
 * ends in any way, so there is nothing to renew or take over, and of two simultaneous attempts one wins. Nothing is
 * ever written into the file. Opening and closing the file elsewhere in the process that holds it releases the lock
 * (POSIX).
 */
export const lockFile = (path: string, patience = 0): (() => void) | undefined => {
  const database = new DatabaseSync(path, { timeout: patience })
  try {
    // A journal on disk would be a write, which fails on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === HELD) return undefined
    throw error
  }
  return () => database.close()
}
