import type { AddressInfo } from 'node:net'
import { notificationChange, type NotificationChange } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import type { FastifyInstance } from 'fastify'

type ReceivedEvent = Partial<Record<'event' | 'id' | 'data', string>>

/** The fields of one event as our service writes them; a heartbeat has none. */
const parseEvent = (block: string): ReceivedEvent =>
  Object.fromEntries(
    block.split('\n').flatMap((line) => {
      const [, field, value] = /^(event|id|data): (.*)$/.exec(line) ?? []
      return field === undefined ? [] : [[field, value]]
    }),
  )

/** Opens the stream of notifications over a real connection. */
export const openEvents = async (app: FastifyInstance, token: string, after?: number | string) => {
  const { port } = app.server.address() as AddressInfo
  const leaving = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      origin: 'http://localhost:3000',
      ...(after !== undefined && { 'last-event-id': String(after) }),
    },
    signal: leaving.signal,
  })
  const events: ReceivedEvent[] = []
  const read = async (): Promise<void> => {
    if (!response.body || !response.ok) return
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      events.push(...blocks.map(parseEvent).filter(({ event }) => event !== undefined))
    }
  }
  const ended = read().catch(() => undefined)
  const changes = (): NotificationChange[] =>
    events.flatMap(({ event, data = '' }) => (event === 'change' ? [notificationChange.parse(JSON.parse(data))] : []))
  return {
    response,
    events,
    changes,
    /** Resolves with the changes once one of this revision is there. */
    untilRevision: async (revision: number): Promise<NotificationChange[]> => {
      await until(`revision ${revision}`, () => changes().some((change) => change.revision >= revision))
      return changes()
    },
    ended,
    leave: async (): Promise<void> => {
      leaving.abort()
      await ended
    },
  }
}
