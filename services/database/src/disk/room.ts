import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether the disk can be written: `low` is too little room to begin anything, `read-only` is nothing at all. */
export type Room = 'enough' | 'low' | 'read-only'

const MEGABYTE = 1_048_576
/** A log segment of 16 MB has to fit, what a transaction under way still writes, and what others write meanwhile. */
const RESERVE = { most: 48 * MEGABYTE, least: 24 * MEGABYTE, share: 0.25 }
/** Writing goes on at a quarter over the reserve, so that it doesn't begin and end all the time. */
const HYSTERESIS = 1.25
/**
 * A disk is asked at most this often, in milliseconds: its system calls would show in transactions of a millisecond.
 */
const ASK_EVERY_MS = 50

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Bytes that are free for this user. */
export const freeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** What is kept free on the disk of `folder`: 48 MB, or a quarter of a disk that is smaller than 192 MB. */
export const reserveFor = (folder: string): number => {
  const { blocks, bsize } = statfsSync(folder)
  return Math.min(RESERVE.most, Math.max(RESERVE.least, blocks * bsize * RESERVE.share))
}

/** Free room doesn't tell that a disk went read-only after an error of its own: something is really written. */
const write = (file: string): Room => {
  try {
    writeFileSync(file, 'x', { mode: 0o600 })
    return 'enough'
  } catch (error) {
    return FULL.has((error as NodeJS.ErrnoException).code ?? '') ? 'low' : 'read-only'
  }
}

/** Watches the disk of `folder`, whose reserve is that many bytes. */
export class DiskRoom {
  readonly #folder: string
  readonly #probe: string
  readonly #reserve: number
  #room: Room = 'enough'
  #askedAt = 0

  constructor(folder: string, reserve: number) {
    this.#folder = folder
    this.#probe = join(folder, 'wervio-probe')
    this.#reserve = reserve
  }

  /** How it is now, or was a moment ago. */
  get current(): Room {
    if (Date.now() - this.#askedAt < ASK_EVERY_MS) return this.#room
    this.#room = this.#ask()
    this.#askedAt = Date.now()
    return this.#room
  }

  #ask(): Room {
    const needed = this.#room === 'enough' ? this.#reserve : this.#reserve * HYSTERESIS
    const room = write(this.#probe)
    return room === 'enough' && freeIn(this.#folder) < needed ? 'low' : room
  }

  stop(): void {
    try {
      rmSync(this.#probe, { force: true })
    } catch {
      // It stays on a disk that is read-only, and is written over next time.
    }
  }
}
