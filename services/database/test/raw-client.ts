import { connect } from 'node:net'
import { join } from 'node:path'
import { socketName } from '@wervio/service-kit/embedded-database'

/** PostgreSQL's frames: a type byte (none for what opens a connection), a length, a body. */
export const frame = (type: string, body: Buffer | string = '', length?: number): Buffer => {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(4)
  head.writeInt32BE(length ?? 4 + bytes.length)
  return Buffer.concat([Buffer.from(type), head, bytes])
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

export const startup = frame(
  '',
  Buffer.concat([number(196_608), Buffer.from('user\0postgres\0database\0postgres\0\0')]),
)
export const opening = (code: number, length?: number): Buffer => frame('', number(code), length)
export const simple = (statement: string): Buffer => frame('Q', `${statement}\0`)
export const parse = (statement: string): Buffer => frame('P', `\0${statement}\0\0\0`)

export const socketPathOf = (url: string): string => join(new URL(url).searchParams.get('host') ?? '', socketName)

/** A client that sends exactly these bytes and nothing of its own. */
export const openRaw = (url: string) => {
  const socket = connect(socketPathOf(url))
  let answer = Buffer.alloc(0)
  const waiting = new Set<() => void>()
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    answer = Buffer.concat([answer, chunk])
    for (const look of waiting) look()
  })
  return {
    socket,
    send: (...bytes: Buffer[]) => socket.write(Buffer.concat(bytes)),
    answer: () => answer.toString('latin1'),
    /** Resolves once the answer has that in it. */
    hears: (part: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!answer.includes(part)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    /** Resolves with all it heard, once the other side has ended the connection. */
    ended: async () => {
      await closed
      return answer.toString('latin1')
    },
  }
}
