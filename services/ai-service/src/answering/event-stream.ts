import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 15_000

export type EventStream = {
  send: (event: string, data: unknown) => void
  /** Ends the stream; what was sent before still arrives. */
  end: () => void
}

/** Answers with server-sent events and keeps proxies from closing a quiet connection. */
export const openEventStream = (reply: FastifyReply): EventStream => {
  const body = new PassThrough()
  const heartbeat = setInterval(() => body.write(': wacht\n\n'), HEARTBEAT_MS)
  body.once('close', () => clearInterval(heartbeat))
  reply.headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  reply.send(body)
  return {
    send: (event, data) => {
      if (!body.destroyed && !body.writableEnded) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => {
      clearInterval(heartbeat)
      body.end()
    },
  }
}
