import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isBehindProxy: boolean
  }
}

const HOLD_MS = 500

/**
 * Reads nothing more from the connection of a caller for half a second after this answer. Callers that come back at once
 * would otherwise take the time of those that were let in: the database then waits for us (docs/decisions/0117).
 * Behind a proxy a connection is many people's, so there nobody is held back.
 */
export const holdBack = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw
  if (!(socket instanceof Socket) || request.server.isBehindProxy) return
  reply.raw.once('finish', () => {
    socket.pause()
    setTimeout(() => socket.resume(), HOLD_MS).unref()
  })
}
