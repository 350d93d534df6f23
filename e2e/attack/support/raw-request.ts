import { connect } from 'node:net'

/** `status` 0: the connection was closed without an answer. */
export type RawAnswer = { status: number; head: string; body: string }

const PATIENCE_MS = 10_000
const MOST_BYTES = 1_048_576

export type RawParts = {
  method?: string
  /** Sent as it is: nothing is encoded or joined. */
  target: string
  version?: '1.0' | '1.1'
  /** Header lines as they are; Host isn't added. */
  lines?: readonly string[]
  body?: string
}

const parse = (text: string): RawAnswer => {
  const [head = '', ...parts] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0), head, body: parts.join('\r\n\r\n') }
}

/**
 * Sends a request as raw bytes on its own connection to this machine, for requests that an HTTP client would correct.
 */
export const sendRaw = (port: number, parts: RawParts): Promise<RawAnswer> => {
  const { method = 'GET', target, version = '1.1', lines = [], body } = parts
  const length =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  const head = [`${method} ${target} HTTP/${version}`, ...lines, ...length, 'Connection: close', '', ''].join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost' })
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => {
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('utf8')))
    }
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error(`nothing came back within ${PATIENCE_MS / 1000} s`))
    })
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > MOST_BYTES) finish()
    })
    socket.once('close', finish)
    socket.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? finish() : reject(error)))
    socket.write(head + (body ?? ''))
  })
}
