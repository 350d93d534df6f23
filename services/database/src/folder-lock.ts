import { readFile, rm, writeFile } from 'node:fs/promises'
import lockfile from 'proper-lockfile'
import { DatabaseError } from './database-error.ts'
import { messages } from './messages.ts'
import { isProcess, processIdentity, type ProcessIdentity, stateOf, thisProcess } from './process-identity.ts'

/** In milliseconds; a long query stalls this process, and with it the renewal of the lock: hence the wide margin. */
const defaultTimes = { stale: 60_000, renew: 5_000 }

type LockOptions = {
  times?: typeof defaultTimes
  /** Hears when another process has taken the folder. */
  onLost: () => void
  /** Makes room on a full disk; called once it is sure that no other process has the folder open. */
  makeRoom: () => Promise<void>
}

const readOwner = async (file: string): Promise<ProcessIdentity | undefined> => {
  try {
    return processIdentity.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The lock itself, and how it is taken anew: on a full or read-only disk it can't be renewed, nor taken by another. */
class FolderLock {
  readonly #folder: string
  readonly #path: string
  readonly #times: typeof defaultTimes
  readonly #onLost: () => void
  readonly #isOurs: () => Promise<boolean>
  #release: (() => Promise<void>) | undefined
  #again: NodeJS.Timeout | undefined

  constructor(
    folder: string,
    path: string,
    { onLost, times = defaultTimes }: LockOptions,
    isOurs: () => Promise<boolean>,
  ) {
    this.#folder = folder
    this.#path = path
    this.#times = times
    this.#onLost = onLost
    this.#isOurs = isOurs
  }

  async take(): Promise<void> {
    const onCompromised = () => void this.#retake()
    const { stale, renew: update } = this.#times
    this.#release = await lockfile.lock(this.#folder, {
      lockfilePath: this.#path,
      realpath: false,
      stale,
      update,
      onCompromised,
    })
  }

  async release(): Promise<void> {
    clearTimeout(this.#again)
    await this.#release?.()
  }

  /**
   * The owner's record tells whose folder it is: a lock that only got old is ours, and is taken when the disk allows.
   */
  async #retake(): Promise<void> {
    this.#release = undefined
    if (!(await this.#isOurs())) return this.#onLost()
    try {
      await rm(this.#path, { recursive: true, force: true })
      await this.take()
    } catch {
      this.#again = setTimeout(() => void this.#retake(), this.#times.renew).unref()
    }
  }
}

/**
 * Takes the folder for this process alone; returns how to give it back. The lock of a process that was killed is taken
 * over at once, because its owner is on record; that of a living one never. Throws `DatabaseError` when it is held.
 */
export const lockFolder = async (folder: string, options: LockOptions): Promise<() => Promise<void>> => {
  const path = `${folder}.lock`
  const ownerFile = `${folder}.owner.json`
  const owner = await readOwner(ownerFile)
  const state = owner && (await stateOf(owner))
  if (state === 'running') throw new DatabaseError(messages.locked(folder))
  if (state === 'gone') {
    await options.makeRoom()
    await rm(path, { recursive: true, force: true })
  }
  const self = await thisProcess()
  const lock = new FolderLock(folder, path, options, async () => isProcess(self, await readOwner(ownerFile)))
  try {
    await lock.take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new DatabaseError(messages.locked(folder))
    throw error
  }
  const unlock = async () => {
    await rm(ownerFile, { force: true })
    await lock.release()
  }
  try {
    await options.makeRoom()
    await writeFile(ownerFile, JSON.stringify(self), { mode: 0o600 })
  } catch (error) {
    await unlock()
    throw error
  }
  return unlock
}
