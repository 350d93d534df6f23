import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../engine.ts'
import type { Status } from '../wire/answers.ts'
import { type DiskRoom, freeIn, type Room } from './room.ts'

/** Log segments of 16 MB that may come beside those the last checkpoint left, before the next one. */
const SEGMENTS_BEFORE_CHECKPOINT = 4
/** A checkpoint may itself begin a segment. */
const LEAST_FOR_CHECKPOINT = 20 * 1_048_576
const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

type Parts = {
  engine: Engine
  room: DiskRoom
  folder: string
  files: { restore: () => void }
  onChange: (room: Room) => void
}

/**
 * Keeps PostgreSQL from writing what the disk can't take. A log that can't be written is a PANIC, so it must not come
 * that far: with little room new transactions are read-only and PostgreSQL itself refuses writes (25006), while what
 * was begun may still be confirmed from the reserve. All its questions are asked with the turn in hand.
 */
export class WriteGuard {
  readonly #parts: Parts
  /** Transactions that can't write: begun while there was no room, or made so since. */
  readonly #readOnly = new WeakSet()
  #room: Room = 'enough'
  #segments: number

  constructor(parts: Parts) {
    this.#parts = parts
    this.#segments = this.#countSegments()
  }

  /** Before a transaction and each step of one; false: what it wrote can't be kept, so it must end. */
  async mayGoOn(status: Status, transaction: object): Promise<boolean> {
    const room = await this.#settle(status === 'I')
    if (room === 'enough' || this.#readOnly.has(transaction)) return true
    if (status !== 'I') {
      // Its log can't be written at all, and PostgreSQL would try at the latest when it is confirmed.
      if (room === 'read-only') return false
      if (status === 'E') return true
      await this.#parts.engine.query('set transaction read only')
    }
    this.#readOnly.add(transaction)
    return true
  }

  /**
   * Between transactions. In single-user mode, which PGlite is, nobody else makes checkpoints: the log would grow until
   * the next stop. After one the old segments go, and some stay that can be written again without room.
   */
  async tidy(): Promise<void> {
    const room = await this.#settle(true)
    if (room === 'read-only') return
    const segments = this.#countSegments()
    const isDue =
      room === 'low'
        ? segments > this.#segments && freeIn(this.#parts.folder) > LEAST_FOR_CHECKPOINT
        : segments >= this.#segments + SEGMENTS_BEFORE_CHECKPOINT
    if (!isDue) return
    await this.#parts.engine.query('checkpoint')
    this.#segments = this.#countSegments()
  }

  async #settle(isOutside: boolean): Promise<Room> {
    const { engine, room, files, onChange } = this.#parts
    const now = room.current
    if (now === this.#room || !isOutside) return now
    if (this.#room === 'read-only') files.restore()
    const isWritable = now === 'enough'
    if (isWritable !== (this.#room === 'enough'))
      await engine.query(`set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`)
    this.#room = now
    onChange(now)
    return now
  }

  #countSegments(): number {
    return readdirSync(join(this.#parts.folder, 'pg_wal')).filter(isSegment).length
  }
}
