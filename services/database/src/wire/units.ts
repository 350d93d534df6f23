import type { Message } from './messages.ts'

/** Messages that are run together, up to one that asks for an answer. */
export type Unit = {
  bytes: Buffer
  /** The answer must end with ReadyForQuery; without it the database is broken. */
  endsReady: boolean
}

/** The client waits for an answer after these: query, sync, function call, flush. */
const ENDINGS = new Set('QSFH')
/** A batch that is longer is run in parts, so that what waits in memory has a limit. */
export const LONGEST_WAIT = 8 * 1_048_576

/**
 * PGlite can't take the rows of COPY … FROM STDIN: it would wait for them inside the call and end the process. A
 * CopyFail behind such a statement makes it an ordinary error, and PostgreSQL ignores one that it doesn't wait for.
 */
const reason = Buffer.from('COPY FROM STDIN is not available in the embedded database\0')
const copyFail = Buffer.concat([Buffer.from('f'), Buffer.from([0, 0, 0, 4 + reason.length]), reason])
const mayCopyIn = (bytes: Buffer): boolean => /stdin/i.test(bytes.toString('latin1'))

/** The messages of one client that wait to be run. */
export class Units {
  #messages: Message[] = []
  #endings = 0
  #size = 0
  /** Whether the next message is the first after a ReadyForQuery. */
  #isFresh = true
  #mayCopyIn = false

  /** Bytes that wait. */
  get size(): number {
    return this.#size
  }

  add(message: Message): void {
    this.#messages.push(message)
    this.#size += message.bytes.length
    if (ENDINGS.has(message.type)) this.#endings += 1
  }

  /** The next messages to run, undefined when none are complete. */
  next(): Unit | undefined {
    if (this.#endings === 0 && this.#size < LONGEST_WAIT) return undefined
    const end = this.#messages.findIndex(({ type }) => ENDINGS.has(type))
    const part = this.#messages.splice(0, end < 0 ? this.#messages.length : end + 1)
    const last = part.at(-1)?.type ?? ''
    if (end >= 0) this.#endings -= 1
    for (const { bytes } of part) this.#size -= bytes.length
    // A query behind a failed part of a batch is skipped without an answer until the sync comes.
    const endsReady = last === 'S' || (this.#isFresh && part.length === 1 && (last === 'Q' || last === 'F'))
    this.#isFresh = endsReady
    return { bytes: Buffer.concat(part.flatMap((message) => this.#withoutCopyIn(message))), endsReady }
  }

  #withoutCopyIn({ type, bytes }: Message): Buffer[] {
    if (type === 'Q' || type === 'P') this.#mayCopyIn ||= mayCopyIn(bytes)
    return this.#mayCopyIn && (type === 'Q' || type === 'E') ? [bytes, copyFail] : [bytes]
  }
}
