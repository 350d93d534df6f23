import { setTimeout as wait } from 'node:timers/promises'
import type { NotificationChange, NotificationPage } from '@wervio/contracts'
import { createParser } from 'eventsource-parser'
import type { Recruiter } from '../../support/accounts.ts'
import type { Caller } from '../attempts.ts'
import type { Findings } from './work.ts'

const AGAIN_MS = 500
const LAST_MS = 5_000

/** Follows the notifications of a recruiter as a page does: over again when the stream ends, from where it was. */
export const followNotifications = (mainApi: string, { token }: Recruiter, caller: Caller) => {
  const receivedIds = new Set<string>()
  const ending = new AbortController()
  let lastId: string | null = null
  let streams = 0

  const hear = async (): Promise<void> => {
    const response = await fetch(`${mainApi}/api/notifications/events`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        ...(lastId !== null && { 'last-event-id': lastId }),
      },
      signal: ending.signal,
    })
    if (!response.ok || !response.body) return
    streams += 1
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        if (event !== 'change') return
        lastId = id ?? lastId
        for (const item of (JSON.parse(data) as NotificationChange).items) receivedIds.add(item.id)
      },
    })
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  }
  const running = (async () => {
    while (!ending.signal.aborted) {
      await hear().catch(() => undefined)
      if (!ending.signal.aborted) await wait(AGAIN_MS)
    }
  })()

  return {
    /** What is in the list and was never heard is lost. */
    check: async (): Promise<Findings> => {
      const { body } = await caller.callJson<NotificationPage>('read notifications', '/api/notifications', { token })
      const until = performance.now() + LAST_MS
      const missed = () => body.items.filter(({ id }) => !receivedIds.has(id))
      while (missed().length > 0 && performance.now() < until) await wait(AGAIN_MS)
      ending.abort()
      await running
      return {
        counts: { 'notifications heard': receivedIds.size, 'streams opened': streams },
        problems: missed().map(({ kind }) => `a notification (${kind}) was never heard`),
      }
    },
  }
}
