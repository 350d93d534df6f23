import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Limits of a process's log: bytes a file, and number of files. */
export type LogLimits = { bytes: number; files: number }

const DEFAULTS: LogLimits = { bytes: 10 * 1_048_576, files: 3 }
const NEWLINE = 10

const linesIn = (bytes: Buffer): number => bytes.reduce((lines, byte) => (byte === NEWLINE ? lines + 1 : lines), 0)

/**
 * The log of one process, `<name>.log`, appended across restarts; past the limit it is renamed to `<name>.1.log` and so
 * on. Written synchronously, so that a crash keeps the last lines, and a slow disk can't fill our memory. Never throws:
 * lines that can't be written are counted, and the count is written once there is room again.
 */
export class ProcessLog {
  readonly #folder: string
  readonly #name: string
  readonly #limits: LogLimits
  #file: number | undefined
  #size = 0
  #endsWithNewline = true
  #lostLines = 0

  constructor(folder: string, name: string, limits: Partial<LogLimits> = {}) {
    this.#folder = folder
    this.#name = name
    this.#limits = { ...DEFAULTS, ...limits }
  }

  write(bytes: Buffer): void {
    this.#try(linesIn(bytes), () => this.#append(bytes))
  }

  /** Writes a line of ours with the time, separate from the process's own lines. */
  mark(text: string): void {
    this.#try(1, () => this.#appendMark(text))
  }

  close(): void {
    if (this.#file === undefined) return
    const file = this.#file
    this.#file = undefined
    closeSync(file)
  }

  #try(lines: number, append: () => void): void {
    try {
      this.#open()
      if (this.#lostLines > 0) this.#appendMark(`regels verloren: ${this.#lostLines} (schijf vol of alleen-lezen)`)
      this.#lostLines = 0
      append()
    } catch {
      // The disk is full or read-only, which may pass, so the file is opened again at the next line.
      this.#lostLines += Math.max(1, lines)
      this.close()
    }
  }

  #appendMark(text: string): void {
    this.#append(
      Buffer.from(`${this.#endsWithNewline ? '' : '\n'}=== ${new Date().toISOString()} ${this.#name} ${text} ===\n`),
    )
  }

  #append(bytes: Buffer): void {
    if (this.#size > 0 && this.#size + bytes.length > this.#limits.bytes) {
      this.#rotate()
      this.#open()
    }
    for (let offset = 0; offset < bytes.length;) {
      const length = writeSync(this.#file ?? -1, bytes, offset)
      offset += length
      this.#size += length
      this.#endsWithNewline = bytes[offset - 1] === NEWLINE
    }
  }

  #open(): void {
    if (this.#file !== undefined) return
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    this.#file = openSync(this.#pathOf(0), 'a', 0o600)
    // A log of an earlier version may be readable by others.
    fchmodSync(this.#file, 0o600)
    this.#size = fstatSync(this.#file).size
    this.#endsWithNewline = this.#size === 0
  }

  #rotate(): void {
    this.close()
    const oldest = this.#limits.files - 1
    rmSync(this.#pathOf(oldest), { force: true })
    for (let age = oldest - 1; age >= 0; age -= 1) this.#moveToNext(age)
  }

  #moveToNext(age: number): void {
    try {
      renameSync(this.#pathOf(age), this.#pathOf(age + 1))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  #pathOf(age: number): string {
    return join(this.#folder, age === 0 ? `${this.#name}.log` : `${this.#name}.${age}.log`)
  }
}
