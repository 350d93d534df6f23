import { open, rm, stat } from 'node:fs/promises'
import { freeIn } from './room.ts'

const MEGABYTE = 1_048_576
/** A start after a crash may need a log segment of 16 MB and the pages it repairs. */
const SIZE = 32 * MEGABYTE

/** Room that is kept occupied, so that there is some for a start after the disk was filled to the last byte. */
export class Ballast {
  readonly #file: string
  readonly #folder: string
  readonly #reserve: number

  constructor(file: string, folder: string, reserve: number) {
    this.#file = file
    this.#folder = folder
    this.#reserve = reserve
  }

  /** Gives the room back where the disk has less than its reserve. Removing needs no room. */
  async release(): Promise<void> {
    if (freeIn(this.#folder) < this.#reserve) await rm(this.#file, { force: true })
  }

  /** Takes the room again, where that leaves twice the reserve. Real bytes: a file of holes occupies nothing. */
  async take(): Promise<void> {
    const size = await stat(this.#file).then(
      (file) => file.size,
      () => 0,
    )
    if (size === SIZE || freeIn(this.#folder) < SIZE + 2 * this.#reserve) return
    const file = await open(this.#file, 'w', 0o600)
    try {
      const block = Buffer.alloc(MEGABYTE, 1)
      for (let at = 0; at < SIZE; at += MEGABYTE) await file.write(block)
    } finally {
      await file.close()
    }
  }
}
