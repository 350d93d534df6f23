import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** The most a request may take to arrive; Fastify's own default is for ever, and slow senders then hold every connection. */
const REQUEST_MS = 120_000

/** The same for a file: 50 MB over a line of 250 kbit/s. */
export const UPLOAD_MS = 1_800_000

/** Node knows one limit a server, which has to be that of files; every other body has this shorter one. */
export const limitArrival = (
  app: FastifyInstance,
  refuse: (error: Error & { code: string }, socket: Duplex) => void,
): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (routeOptions.config.endpoint?.upload || (length === '0' && chunked === undefined)) return done()
    const timer = setTimeout(() => {
      if (!raw.complete)
        refuse(Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
    }, REQUEST_MS)
    timer.unref()
    const arrived = () => clearTimeout(timer)
    raw.once('end', arrived).once('close', arrived)
    return done()
  })
}
