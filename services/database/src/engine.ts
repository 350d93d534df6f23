import type { PGlite } from '@electric-sql/pglite'
import { READY_LENGTH, type Status, statusAtEnd } from './wire/answers.ts'
import type { Unit } from './wire/units.ts'

const message = (type: string, body: string): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`)
  const bytes = Buffer.from(body)
  head.writeInt32BE(4 + bytes.length, type.length)
  return Buffer.concat([head, bytes])
}

const STARTUP = message('', '\0\x03\0\0user\0postgres\0database\0postgres\0\0')
/** A sync alone would confirm the batch before it; behind an error it undoes it. */
const BREAK_OFF: Unit = {
  bytes: Buffer.concat([message('P', '\0no statement\0\0\0'), message('S', '')]),
  endsReady: true,
}

/** The one session of the embedded PostgreSQL. Whoever uses it must have the turn (`turns.ts`). */
export class Engine {
  readonly #database: PGlite
  /** Hears of what the database can't go on after; its process must end. */
  readonly broken: (error: unknown) => void
  /** What PostgreSQL answers to a start of a connection; every client gets it, because all share this session. */
  readonly greeting: Buffer

  private constructor(database: PGlite, onBroken: (error: unknown) => void, greeting: Buffer) {
    this.#database = database
    this.broken = onBroken
    this.greeting = greeting
  }

  /** `onBroken` hears when the database can't go on and its process must end. */
  static async open(database: PGlite, onBroken: (error: unknown) => void): Promise<Engine> {
    const answer: Buffer[] = []
    await database.execProtocolRawStream(new Uint8Array(STARTUP), {
      onRawData: (data) => void answer.push(Buffer.from(data)),
    })
    return new Engine(database, onBroken, Buffer.concat(answer))
  }

  /**
   * Runs messages; the answer goes to `onData` as it comes. Returns the status it ends with, undefined inside a batch.
   * After a PANIC PGlite 0.5.14 neither throws nor ends: it answers without ReadyForQuery from then on.
   */
  async run({ bytes, endsReady }: Unit, onData: (data: Buffer) => void): Promise<Status | undefined> {
    let end: Buffer = Buffer.alloc(0)
    try {
      await this.#database.execProtocolRawStream(new Uint8Array(bytes), {
        onRawData: (data) => {
          const copy = Buffer.from(data)
          end = copy.length >= READY_LENGTH ? copy : Buffer.concat([end, copy])
          onData(copy)
        },
      })
    } catch (error) {
      this.broken(error)
      throw error
    }
    const status = statusAtEnd(end)
    if (endsReady && !status) this.broken(new Error('PostgreSQL did not finish its answer'))
    return status
  }

  /** A statement of our own, whose answer nobody reads. */
  async query(statement: string): Promise<void> {
    await this.run({ bytes: message('Q', `${statement}\0`), endsReady: true }, () => undefined)
  }

  /** Out of whatever a client left: the rest of a batch, a transaction. */
  async reset(): Promise<void> {
    const status = await this.run(BREAK_OFF, () => undefined)
    if (status !== 'I') await this.query('rollback')
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}
