/**
 * What a client sends, framed as in PostgreSQL's protocol 3.0; `startup`, `encryption` and `cancel` have no type byte.
 */
export type Message = { type: string; bytes: Buffer }

/** A message that can't be right; `code` is the SQLSTATE the client is told before it is disconnected. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** As PostgreSQL limits what a client may send before it is known (MAX_STARTUP_PACKET_LENGTH). */
const STARTUP = { least: 8, most: 10_000 }
/** PostgreSQL allows 1 GB; our largest statement is a few MB. */
export const LARGEST_MESSAGE = 32 * 1_048_576

const PROTOCOL_3_0 = 196_608
const CANCEL_REQUEST = 80_877_102
const ENCRYPTION_REQUESTS = [80_877_103, 80_877_104]

/** Query, parse, bind, describe, execute, close, flush, sync, function call, terminate, and the three of COPY. */
const KNOWN_TYPES = new Set('QPBDECHSFXdcf')
/** Those that are a header and nothing more. */
const EMPTY_TYPES = new Set('HSXc')

type Frame = { type: string; length: number }

const startupFrame = (head: Buffer): Frame => {
  const length = head.readInt32BE(0)
  if (length < STARTUP.least || length > STARTUP.most)
    throw new ProtocolError('08P01', 'invalid length of startup packet')
  const code = head.readInt32BE(4)
  if (ENCRYPTION_REQUESTS.includes(code) && length === STARTUP.least) return { type: 'encryption', length }
  if (code === CANCEL_REQUEST) return { type: 'cancel', length }
  if (code !== PROTOCOL_3_0) throw new ProtocolError('0A000', 'unsupported frontend protocol: this server speaks 3.0')
  return { type: 'startup', length }
}

const typedFrame = (head: Buffer): Frame => {
  const type = String.fromCharCode(head[0] ?? 0)
  if (!KNOWN_TYPES.has(type)) throw new ProtocolError('08P01', `invalid frontend message type ${head[0]}`)
  const length = head.readInt32BE(1)
  if (length < 4 || length > LARGEST_MESSAGE || (EMPTY_TYPES.has(type) && length !== 4))
    throw new ProtocolError('08P01', 'invalid message length')
  return { type, length: length + 1 }
}

/**
 * Cuts what one client sends into messages. Every length and type is checked as soon as it is there, before anything is
 * kept for it: `next` throws a `ProtocolError` for what can't be right.
 */
export class MessageReader {
  #chunks: Buffer[] = []
  #size = 0
  #frame: Frame | undefined
  #isStarted = false

  /** Bytes of a message that isn't whole yet. */
  get pending(): number {
    return this.#size
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  /** The next whole message, undefined until its last byte is there. */
  next(): Message | undefined {
    const headLength = this.#isStarted ? 5 : 8
    if (this.#size < headLength) return undefined
    this.#frame ??= (this.#isStarted ? typedFrame : startupFrame)(this.#joined())
    const { type, length } = this.#frame
    if (this.#size < length) return undefined
    const all = this.#joined()
    this.#frame = undefined
    this.#chunks = all.length > length ? [all.subarray(length)] : []
    this.#size -= length
    if (type === 'startup') this.#isStarted = true
    return { type, bytes: all.subarray(0, length) }
  }

  /** Joined where a header or a whole message is read, so that a large message isn't copied for every part of it. */
  #joined(): Buffer {
    const [first] = this.#chunks
    const all = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks)
    this.#chunks = [all]
    return all
  }
}
