import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of the test file. */
const PROBE_BYTES = 65_536

/** Free space: a number of bytes, or a share of a small disk. */
type Room = { bytes: number; share: number }
/** Below this a disk counts as full, because the database needs some space to start. */
const LEAST: Room = { bytes: 16 * 1_048_576, share: 0.05 }
/** From this on the database accepts writes again (its own reserve is 48 MB or a quarter, plus a quarter of that). */
const ENOUGH: Room = { bytes: 64 * 1_048_576, share: 0.32 }
const ASK_EVERY_MS = 5_000

const hasRoom = async (folder: string, { bytes, share }: Room): Promise<boolean> => {
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems don't report it.
  return blocks === 0 || bavail * bsize >= Math.min(bytes, blocks * bsize * share)
}

/** Writes and removes a real file in `folder`; resolves with an error code when that fails or leaves no room. */
export const writeProblem = async (folder: string, least = LEAST): Promise<string | undefined> => {
  const path = join(folder, '.write-test')
  try {
    const file = await open(path, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES))
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
    return (await hasRoom(folder, least)) ? undefined : 'ENOSPC'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}

/** Watches whether the data folder can be written, and reports each change once, in Dutch. */
export class StorageWatch {
  readonly #folder: string
  readonly #say: (line: string) => void
  readonly #every: number
  #timer: NodeJS.Timeout | undefined

  constructor(folder: string, say: (line: string) => void, every = ASK_EVERY_MS) {
    this.#folder = folder
    this.#say = say
    this.#every = every
  }

  /** Whether what died just now died with a disk that took writes: false up to the report that it takes them again. */
  async wasWritable(): Promise<boolean> {
    if (this.#timer) {
      await this.#lookAgain()
      return false
    }
    const problem = await writeProblem(this.#folder)
    if (problem && !this.#timer) this.#begin(problem)
    return !problem
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #begin(problem: string): void {
    const reason = `in ${this.#folder} kan niet geschreven worden (${problem})`
    this.#say(`De schijf is vol of alleen-lezen: ${reason}. Wat daardoor stopt, wordt opnieuw geprobeerd.`)
    this.#timer = setInterval(() => void this.#lookAgain(), this.#every).unref()
  }

  async #lookAgain(): Promise<void> {
    if (!this.#timer || (await writeProblem(this.#folder, ENOUGH)) || !this.#timer) return
    this.stop()
    this.#say(`In ${this.#folder} kan weer geschreven worden.`)
  }
}
