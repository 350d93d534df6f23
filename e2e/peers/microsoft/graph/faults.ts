import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'

/** Graph's error body (`concepts/errors.md`). */
export const graphError = (code: string, message: string) => ({
  error: {
    code,
    message,
    innerError: { 'request-id': 'b7d9f8a2-0000-0000-0000-000000000000', date: new Date().toISOString() },
  },
})

/** Sends Graph's error body with a status. */
export const sendError = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send(graphError(code, message))

/** Takes one off a fault that holds for a number of requests. */
const countDown = (world: World): void => {
  if (world.graph?.times === undefined) return
  world.graph.times -= 1
  if (world.graph.times <= 0) world.graph = null
}

/** Meets every request to Graph with the fault that is set, and writes it down. */
export const addFaults = (app: FastifyInstance, world: World): void => {
  app.addHook('preHandler', async (request, reply) => {
    world.requests.push(`${request.method} ${request.url}`)
    const fault = world.graph
    if (!fault || fault.kind === 'lost-answer' || fault.kind === 'silent') return
    countDown(world)
    if (fault.kind === 'hangs') reply.hijack()
    else {
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
      if (fault.kind === 'status')
        await sendError(reply, fault.status, fault.code ?? 'ServiceUnavailable', 'The service is unavailable')
      else await sendError(reply, 429, 'TooManyRequests', 'Too many requests')
    }
  })
  app.addHook('onSend', async (request, _, payload) => {
    const fault = world.graph
    if ((fault?.kind !== 'lost-answer' && fault?.kind !== 'silent') || request.method === 'GET') return payload
    countDown(world)
    if (fault.kind === 'silent') return new Promise(() => undefined)
    request.raw.socket.destroy()
    return payload
  })
}
