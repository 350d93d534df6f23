import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isBehindProxy: boolean
  }
}

const HOLD_MS = 500

/**
 * Stops reading from a caller's connection for half a second after this response. Callers that retry at once would
 * otherwise take time from admitted requests, whose transactions then hold the database longer (docs/decisions/0117).
 * Behind a proxy one connection carries many people's requests, so it isn't paused there.
 */
export const holdBack = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw
  if (!(socket instanceof Socket) || request.server.isBehindProxy) return
  reply.raw.once('finish', () => {
    socket.pause()
    setTimeout(() => socket.resume(), HOLD_MS).unref()
  })
}
