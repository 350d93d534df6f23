import { readFile, rm, writeFile } from 'node:fs/promises'
import lockfile from 'proper-lockfile'
import { DatabaseError } from './database-error.ts'
import { messages } from './messages.ts'
import { processIdentity, type ProcessIdentity, stateOf, thisProcess } from './process-identity.ts'

/** A long query stalls this process, and with it the renewal of the lock, for seconds: hence the wide margin. */
const STALE_MS = 60_000
const RENEW_MS = 5_000

const readOwner = async (file: string): Promise<ProcessIdentity | undefined> => {
  try {
    return processIdentity.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Takes the folder for this process alone; returns how to give it back. The lock of a process that was killed is taken
 * over at once, because its owner is on record; that of a living one never. Throws `DatabaseError` when it is held.
 */
export const lockFolder = async (folder: string, onLost: () => void): Promise<() => Promise<void>> => {
  const lockfilePath = `${folder}.lock`
  const ownerFile = `${folder}.owner.json`
  const owner = await readOwner(ownerFile)
  const state = owner && (await stateOf(owner))
  if (state === 'running') throw new DatabaseError(messages.locked(folder))
  if (state === 'gone') await rm(lockfilePath, { recursive: true, force: true })
  let release: () => Promise<void>
  try {
    release = await lockfile.lock(folder, { lockfilePath, realpath: false, stale: STALE_MS, update: RENEW_MS, onCompromised: onLost })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new DatabaseError(messages.locked(folder))
    throw error
  }
  await writeFile(ownerFile, JSON.stringify(await thisProcess()))
  return async () => {
    await rm(ownerFile, { force: true })
    await release()
  }
}
