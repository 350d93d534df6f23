import { beforeEach, expect, jest, test } from '@jest/globals'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { queryDefaults } from '@wervio/api-client'
import type { Notification } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { http, HttpResponse } from 'msw'
import { fakeServices, notificationNumber, refusal } from '../../testing/fake-services.ts'
import { notificationQuery } from '../notification-pages.ts'
import { followNotifications } from './follow-notifications.ts'
import { openTabs } from './tabs.ts'

const { answerNotifications, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

const EVENTS = 'http://main.test/api/notifications/events'

/** The stream of main-api: what each connection asked to go on from, and what a test does to the last one. */
const stream = () => {
  const askedRevisions: (string | null)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  server.use(
    http.get(EVENTS, ({ request }) => {
      askedRevisions.push(request.headers.get('last-event-id'))
      const body = new ReadableStream<Uint8Array>({
        start: (one) => {
          controller = one
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const tell = (revision: number, items: readonly Notification[]) => {
    const change = { revision, unread: 1, items, stale: false }
    controller?.enqueue(new TextEncoder().encode(`id: ${revision}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`))
  }
  return {
    asked: askedRevisions,
    tell,
    say: (revision: number) => tell(revision, [notificationNumber(1, { revision })]),
    breakOff: () => controller?.error(new TypeError('terminated')),
  }
}

const start = () => {
  const leaving = new AbortController()
  const news = jest.fn()
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const state = { isOver: false, news, queries, leave: () => leaving.abort() }
  const follow = async () => {
    await followNotifications({ queries, uid: 'u1', signal: leaving.signal, onNews: news })
    state.isOver = true
  }
  void follow()
  return state
}

/** Wakes the tab as a browser does, until what is waited for is there. */
const wakeUntil = (isThere: () => boolean) =>
  until(() => {
    if (isThere()) return true
    document.dispatchEvent(new Event('visibilitychange'))
    return false
  })

test('a connection that breaks is made again, from the last revision that came', async () => {
  answerNotifications([])
  const { asked, say, breakOff } = stream()
  const { news, leave } = start()
  await until(() => asked.length === 1)
  say(4)
  await until(() => news.mock.calls.length === 1)
  breakOff()
  await wakeUntil(() => asked.length === 2)
  expect(asked).toEqual(['1', '4'])
  leave()
})

test('a machine that wakes asks anew, although its connection says nothing of having gone', async () => {
  const { asked, say } = stream()
  const { news, leave } = start()
  await until(() => asked.length === 1)
  say(7)
  await until(() => news.mock.calls.length === 1)
  window.dispatchEvent(new Event('online'))
  await wakeUntil(() => asked.length === 2)
  expect(asked).toEqual(['1', '7'])
  leave()
})

test('what is only unread again is no news; what grew, or came, is', async () => {
  const readAt = new Date().toISOString()
  const [old, grown] = [notificationNumber(2, { read_at: readAt }), notificationNumber(3, { read_at: readAt })]
  answerNotifications([old, grown])
  const { asked, tell } = stream()
  const { news, leave } = start()
  await until(() => asked.length === 1)
  tell(2, [{ ...old, read_at: null, revision: 2 }])
  await until(() => news.mock.calls.length === 1)
  const again = { ...grown, read_at: null, revision: 3, count: 2, created_at: new Date().toISOString() }
  tell(3, [again, notificationNumber(1, { revision: 3 })])
  await until(() => news.mock.calls.length === 2)
  expect(news.mock.calls.map(([items]) => (items as Notification[]).map(({ id }) => id))).toEqual([
    [],
    [grown.id, notificationNumber(1).id],
  ])
  leave()
})

test('a service that is down is asked again; whoever has to sign in asks no more', async () => {
  let calls = 0
  server.use(
    http.get(EVENTS, () => {
      calls += 1
      return calls === 1
        ? HttpResponse.json(refusal('internal', 'Stuk.'), { status: 500 })
        : HttpResponse.json(refusal('session_expired', 'Sessie verlopen.'), { status: 401 })
    }),
  )
  const state = start()
  await wakeUntil(() => state.isOver)
  // The refused token is renewed once.
  expect(calls).toBe(3)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(calls).toBe(3)
})

test('it ends with the session', async () => {
  const { asked } = stream()
  const state = start()
  await until(() => asked.length === 1)
  state.leave()
  await until(() => state.isOver)
  expect(asked).toHaveLength(1)
})

test('a tab that was not listening yet when another was told reads its list again', async () => {
  let readings = 0
  const page = (revision: number, items: readonly Notification[]) => ({ revision, unread: items.length, items })
  server.use(
    http.get('http://main.test/api/notifications', () => {
      readings += 1
      return HttpResponse.json(readings === 1 ? page(1, []) : page(9, [notificationNumber(1, { revision: 9 })]))
    }),
  )
  stream()
  const other = openTabs({ uid: 'u1', onChange: () => undefined, revisionHere: () => 9 })
  const { leave, queries } = start()
  const endScreen = new InfiniteQueryObserver(queries, notificationQuery).subscribe(() => undefined)
  await until(() => readings === 2)
  endScreen()
  leave()
  other.close()
})
