import type { Socket } from 'node:net'
import { Deadline } from './deadline.ts'
import type { Engine } from './engine.ts'
import type { Limits } from './limits.ts'
import type { Turns } from './turns.ts'
import { fatalError, NO_ENCRYPTION, type Status } from './wire/answers.ts'
import { type Message, MessageReader, ProtocolError } from './wire/messages.ts'
import { NotificationReader } from './wire/notifications.ts'
import { LONGEST_WAIT, Units } from './wire/units.ts'

/** What clients share. */
export type House = {
  engine: Engine
  turns: Turns
  limits: Limits
  /** Asked before a transaction and before each step of one; false: it can't go on, because nothing can be written. */
  mayGoOn: (status: Status, transaction: object) => Promise<boolean>
  /** Bytes that clients have yet to read, together. */
  unread: () => number
  /** Clients that asked to hear of notifications. */
  listeners: () => readonly Client[]
}

const isListen = ({ type, bytes }: Message): boolean =>
  type === 'Q' && /^listen\s/i.test(bytes.toString('latin1', 5, 12))

/**
 * One connection. It has the session from the first message after a ReadyForQuery until PostgreSQL is outside a
 * transaction again, so that no other client's messages come in between.
 */
export class Client {
  readonly #socket: Socket
  readonly #house: House
  readonly #reader = new MessageReader()
  readonly #units = new Units()
  readonly #deadlines: Record<'startup' | 'message' | 'idle' | 'transaction' | 'reading', Deadline>
  /** undefined: inside a batch. */
  #status: Status | undefined = 'I'
  #turn: { release: () => void } | undefined
  #arrived = 0
  #isRunning = false
  #isLeaving = false
  #isOver = false
  #isListening = false

  constructor(socket: Socket, house: House) {
    this.#socket = socket
    this.#house = house
    const { limits } = house
    this.#deadlines = {
      startup: new Deadline(limits.startup, () => this.end('08P01', 'no startup packet came in time')),
      message: new Deadline(limits.message, () => this.#judgeProgress()),
      idle: new Deadline(limits.idleInTransaction, () =>
        this.end('25P03', 'terminating connection due to idle-in-transaction timeout'),
      ),
      transaction: new Deadline(limits.transaction, () =>
        this.end('25P04', 'terminating connection due to transaction timeout'),
      ),
      reading: new Deadline(limits.reading, () => socket.destroy()),
    }
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#finish())
    this.#deadlines.startup.set()
  }

  get isListening(): boolean {
    return this.#isListening
  }

  get unread(): number {
    return this.#socket.writableLength
  }

  /** Ends the connection with the error the client is told. */
  end(code: string, message: string): void {
    if (this.#isOver) return
    if (this.#socket.writable) this.#socket.write(fatalError(code, message))
    this.leave()
  }

  /** Ends the connection without a word; what it had begun is rolled back. */
  leave(): void {
    this.#socket.end()
    // A client that doesn't read would keep its connection for ever.
    setTimeout(() => this.#socket.destroy(), 1_000).unref()
    this.#finish()
  }

  #finish(): void {
    if (this.#isOver) return
    this.#isOver = true
    for (const deadline of Object.values(this.#deadlines)) deadline.clear()
    if (!this.#isRunning) void this.#giveBack()
  }

  #receive(chunk: Buffer): void {
    if (this.#isOver) return
    this.#arrived += chunk.length
    try {
      this.#reader.push(chunk)
      for (let message = this.#reader.next(); message; message = this.#reader.next()) this.#take(message)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      return this.end(error.code, error.message)
    }
    if (this.#reader.pending === 0) this.#deadlines.message.clear()
    else if (!this.#deadlines.message.isSet) this.#awaitMessage()
    if (this.#units.size > LONGEST_WAIT) this.#socket.pause()
    void this.#work()
  }

  #take(message: Message): void {
    if (message.type === 'encryption') this.#socket.write(NO_ENCRYPTION)
    else if (message.type === 'cancel') this.#socket.destroy()
    else if (message.type === 'startup') this.#greet()
    else if (message.type === 'X') this.#isLeaving = true
    else if (!this.#isLeaving) {
      this.#isListening ||= isListen(message)
      this.#units.add(message)
    }
  }

  #greet(): void {
    this.#deadlines.startup.clear()
    this.#socket.write(this.#house.engine.greeting)
  }

  #awaitMessage(): void {
    this.#arrived = 0
    this.#deadlines.message.set()
  }

  #judgeProgress(): void {
    if (this.#socket.isPaused() || this.#arrived > this.#house.limits.progress) this.#awaitMessage()
    else this.end('08P01', 'a message did not come whole in time')
  }

  async #work(): Promise<void> {
    if (this.#isRunning || this.#isOver) return
    this.#isRunning = true
    try {
      while (!this.#isOver && (await this.#step()));
    } catch (error) {
      this.#house.engine.broken(error)
      this.#socket.destroy()
    } finally {
      this.#isRunning = false
    }
    if (this.#isOver) return this.#giveBack()
    if (this.#isLeaving) return this.leave()
    if (this.#turn) this.#deadlines.idle.set()
    this.#socket.resume()
  }

  /** Runs what was asked next; false when there is nothing, or the connection is over. */
  async #step(): Promise<boolean> {
    await this.#untilRead()
    const unit = this.#isOver ? undefined : this.#units.next()
    if (!unit) return false
    this.#deadlines.idle.clear()
    await this.#takeTurn()
    const { engine, mayGoOn } = this.#house
    if (this.#isOver || !this.#turn) return false
    if (this.#status && !(await mayGoOn(this.#status, this.#turn))) {
      this.end('53100', 'the disk is read-only, so this transaction can not be kept')
      return false
    }
    const passOn = this.#passNotificationsOn()
    this.#status = await engine.run(unit, (data) => {
      this.#send(data)
      passOn(data)
    })
    if (this.#status === 'I') this.#releaseTurn()
    return true
  }

  /**
   * All clients share one session, so PostgreSQL tells whoever commits, and nobody else. Between two answers, as now, a
   * client may always be told.
   */
  #passNotificationsOn(): (answer: Buffer) => void {
    const others = this.#house.listeners().filter((client) => client !== this)
    if (others.length === 0) return () => undefined
    const reader = new NotificationReader()
    return (answer) => {
      for (const notification of reader.push(answer)) for (const client of others) client.#send(notification)
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#turn) return
    this.#turn = { release: await this.#house.turns.take() }
    if (!this.#isOver) this.#deadlines.transaction.set()
  }

  #releaseTurn(): void {
    this.#deadlines.transaction.clear()
    this.#turn?.release()
    this.#turn = undefined
  }

  async #giveBack(): Promise<void> {
    if (!this.#turn) return
    try {
      if (this.#status !== 'I') await this.#house.engine.reset()
    } catch (error) {
      this.#house.engine.broken(error)
    } finally {
      this.#releaseTurn()
    }
  }

  #send(data: Buffer): void {
    if (this.#socket.destroyed) return
    this.#socket.write(data)
    if (this.#house.unread() > this.#house.limits.unreadTogether) this.#socket.destroy()
  }

  /** PGlite gives a whole answer at once, so it is between them that a client is made to read. */
  async #untilRead(): Promise<void> {
    if (this.unread <= this.#house.limits.unread || !this.#socket.writableNeedDrain) return
    this.#deadlines.reading.set()
    await new Promise<void>((resolve) => {
      const end = () => {
        this.#socket.off('drain', end).off('close', end)
        resolve()
      }
      this.#socket.on('drain', end).on('close', end)
    })
    this.#deadlines.reading.clear()
  }
}
