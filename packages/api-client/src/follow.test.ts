import { afterEach, expect, jest, test } from '@jest/globals'
import { followNotifications, messages, type NotificationChange } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { http, HttpResponse } from 'msw'
import { ApiError, follow } from './index.ts'
import { failure, fakeServices, MAIN, server, TOKEN } from './testing/fake-services.ts'

fakeServices()
afterEach(() => {
  jest.restoreAllMocks()
})

const EVENTS = `${MAIN}${followNotifications.path}`

const change = (revision: number): NotificationChange => ({ revision, unread: revision, items: [], stale: true })

const event = ({ revision, ...rest }: NotificationChange): string =>
  `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ revision, ...rest })}\n\n`

/** The service answers with a stream, of which the test decides what comes and when. */
const answers = () => {
  const encoder = new TextEncoder()
  const opening = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const headers: (string | null)[] = []
  server.use(
    http.get(EVENTS, ({ request }) => {
      for (const name of ['authorization', 'accept', 'last-event-id']) headers.push(request.headers.get(name))
      const body = new ReadableStream<Uint8Array>({ start: (controller) => opening.resolve(controller) })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return {
    headers,
    sendBytes: async (bytes: Uint8Array) => (await opening.promise).enqueue(bytes),
    send: async (text: string) => (await opening.promise).enqueue(encoder.encode(text)),
    end: async () => (await opening.promise).close(),
    breakOff: async () => (await opening.promise).error(new TypeError('terminated')),
  }
}

const start = (lastEventId: string | null = '4') => {
  const leaving = new AbortController()
  const opening = Promise.withResolvers<void>()
  const changes: [NotificationChange, string][] = []
  const arrivals: (() => void)[] = []
  const following = follow(followNotifications, {
    signal: leaving.signal,
    lastEventId,
    onOpen: opening.resolve,
    onChange: (item, id) => {
      changes.push([item, id])
      arrivals.shift()?.()
    },
  })
  following.catch(() => undefined)
  return {
    following,
    changes,
    opened: opening.promise,
    /** Resolves with the next change. */
    next: () => new Promise<void>((resolve) => void arrivals.push(resolve)),
    leave: () => leaving.abort(),
  }
}

test('each change is told with its id, and the service ends the stream', async () => {
  const service = answers()
  const { following, changes, opened } = start()
  await opened
  await service.send(`: hartslag\n\n${event(change(5))}${event(change(6))}`)
  await service.send('event: end\ndata: {}\n\n')
  await service.end()
  await expect(following).resolves.toBeUndefined()
  expect(changes).toEqual([
    [change(5), '5'],
    [change(6), '6'],
  ])
  expect(service.headers).toEqual([`Bearer ${TOKEN}`, 'text/event-stream', '4'])
})

test('without an id of before none is sent', async () => {
  const service = answers()
  const { following, opened } = start(null)
  await opened
  await service.end()
  await following
  expect(service.headers[2]).toBeNull()
})

test('an event that comes byte by byte is one event', async () => {
  const service = answers()
  const { following, changes, opened } = start()
  await opened
  const text = `: één\n\n${event(change(5))}`
  for (const byte of new TextEncoder().encode(text)) await service.sendBytes(Uint8Array.of(byte))
  await service.end()
  await following
  expect(changes).toEqual([[change(5), '5']])
})

test('events of another kind are passed over', async () => {
  const service = answers()
  const { following, changes, opened } = start()
  await opened
  await service.send(`event: later\ndata: iets\n\nretry: 10\n\ndata: x\n\n${event(change(5))}`)
  await service.end()
  await following
  expect(changes).toHaveLength(1)
})

test.each([
  ['no JSON', 'event: change\ndata: bezig\n\n', 'not_json'],
  ['of another shape', 'event: change\ndata: {"revision":"vijf"}\n\n', 'unexpected_shape'],
])('a change that is %s ends it with an error of its own', async (_what, text, code) => {
  const service = answers()
  const { following, changes, opened } = start()
  await opened
  await service.send(text)
  await expect(following).rejects.toMatchObject({ code })
  expect(changes).toEqual([])
})

test('a connection that breaks is an error in Dutch, after what came before it', async () => {
  const service = answers()
  const { following, changes, opened, next } = start()
  await opened
  const first = next()
  await service.send(event(change(5)))
  await first
  await service.breakOff()
  await expect(following).rejects.toBeInstanceOf(ApiError)
  expect(changes).toHaveLength(1)
})

test('nothing for fifty seconds is a dead connection; a sign of life begins them anew', async () => {
  const set = jest.spyOn(globalThis, 'setTimeout')
  const cleared = jest.spyOn(globalThis, 'clearTimeout')
  /** The timers that wait for silence, in their order: what they call, and whether they still run. */
  const silences = () =>
    set.mock.calls.flatMap(([call, delay], index) => {
      const timer = set.mock.results[index]?.value as NodeJS.Timeout
      return delay === 50_000 ? [{ call, runs: !cleared.mock.calls.some(([other]) => other === timer) }] : []
    })
  const service = answers()
  const { following, opened, next } = start()
  await opened
  for (const revision of [5, 6, 7]) {
    const arrival = next()
    await service.send(`: hartslag\n\n${event(change(revision))}`)
    await arrival
  }
  await until(() => silences().filter(({ runs }) => runs).length === 1)
  expect(silences().at(-1)?.runs).toBe(true)
  silences().at(-1)?.call()
  await expect(following).rejects.toMatchObject({ code: 'stream_cut', message: messages.streamCut })
  expect(silences().some(({ runs }) => runs)).toBe(false)
})

test('whoever stops hears nothing more', async () => {
  const service = answers()
  const { following, changes, opened, next, leave } = start()
  await opened
  const first = next()
  await service.send(event(change(5)))
  await first
  leave()
  await following.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }))
  expect(changes).toHaveLength(1)
})

test('a refusal is an ApiError and no stream', async () => {
  server.use(http.get(EVENTS, () => HttpResponse.json(failure('rate_limited', 'Druk'), { status: 429 })))
  const { following, changes } = start()
  await expect(following).rejects.toMatchObject({ name: 'ApiError', status: 429, code: 'rate_limited' })
  expect(changes).toEqual([])
})
