import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * The most time that a request may take to arrive. Fastify sets no limit, so slow senders could occupy every
 * connection.
 */
const REQUEST_MS = 120_000

/** The same for a file: 50 MB over a connection of 250 kbit/s. */
export const UPLOAD_MS = 1_800_000

/** Limits bodies that aren't files. Node has only one limit a server, which has to be that of files. */
export const limitArrival = (
  app: FastifyInstance,
  refuse: (error: Error & { code: string }, socket: Duplex) => void,
): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': transferEncoding } = raw.headers
    if (routeOptions.config.endpoint?.upload || (length === '0' && transferEncoding === undefined)) return done()
    const timer = setTimeout(() => {
      if (!raw.complete)
        refuse(Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
    }, REQUEST_MS)
    timer.unref()
    const stopTimer = () => clearTimeout(timer)
    raw.once('end', stopTimer).once('close', stopTimer)
    return done()
  })
}
