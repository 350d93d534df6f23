import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a service that stops end as soon as nothing is being answered. Node's `server.close` waits for two kinds of
 * connections that Fastify leaves open: those on which nothing was ever asked (browsers and fetch open spare ones), and
 * those that stay alive after the answer to a request that was running when the stop came.
 */
export const endConnections = (app: FastifyInstance): void => {
  let isStopping = false
  const unusedSockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    if (isStopping) {
      socket.destroy()
      return
    }
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  app.server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    unusedSockets.delete(socket)
    response.once('close', () => {
      if (isStopping) socket.destroySoon()
    })
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    for (const socket of unusedSockets) socket.destroy()
    done()
  })
}
