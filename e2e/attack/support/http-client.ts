import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
export type Sending = {
  method?: string
  token?: string
  headers?: OutgoingHttpHeaders
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown
  patienceMs?: number
  /** Takes the first piece of the body as all of it, and ends the connection; for streams that don't end. */
  isEndless?: boolean
}

export type HttpClient = {
  /**
   * Sends one request to this machine. Rejects when the connection breaks, at the time limit, and beyond the maximum of
   * requests.
   */
  send: (url: string, sending?: Sending) => Promise<Answer>
  /** Counts requests that were sent by other means. */
  count: (requests: number) => void
  close: () => void
}

const PATIENCE_MS = 20_000
const MOST_ANSWER_BYTES = 8_388_608
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const bytesOf = (body: unknown): Buffer | string | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)

const headersOf = ({ token, headers, body }: Sending): OutgoingHttpHeaders => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(body !== undefined &&
    typeof body === 'object' &&
    !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
  ...headers,
})

/** A client for one attack: loopback only, a maximum of requests, and aborted with `signal`. */
export const createHttpClient = (signal: AbortSignal, most: number, sockets = 16): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  let sentCount = 0
  const count = (requests: number) => {
    sentCount += requests
    if (sentCount > most) throw new Error(`this attack may send no more than ${most} requests`)
    signal.throwIfAborted()
  }
  const send = (url: string, sending: Sending = {}): Promise<Answer> => {
    const { hostname, port } = new URL(url)
    const path = url.slice(new URL(url).origin.length) || '/'
    if (!LOOPBACK.has(hostname)) throw new Error(`${hostname} is not this machine`)
    count(1)
    const { method = 'GET', patienceMs = PATIENCE_MS, isEndless = false } = sending
    const body = bytesOf(sending.body)
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      const end = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      const sentHeaders = { ...length, ...headersOf(sending) }
      const outgoing = request(
        { agent, hostname, port, method, path, headers: sentHeaders, signal: end },
        (response) => {
          const chunks: Buffer[] = []
          let size = 0
          response.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size <= MOST_ANSWER_BYTES) chunks.push(chunk)
          })
          const { statusCode: status = 0, headers } = response
          const conclude = () => resolve({ status, headers, text: Buffer.concat(chunks).toString('utf8') })
          if (isEndless) {
            response.once('data', () => {
              conclude()
              response.destroy()
            })
          }
          response.once('end', conclude)
          response.once('error', reject)
        },
      )
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  }
  return { send, count, close: () => agent.destroy() }
}

/** The JSON of a response, as an object or list with any names; null if it is neither. */
export const jsonOf = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
