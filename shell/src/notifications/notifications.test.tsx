import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NotificationChange } from '@wervio/contracts'
import { signOut } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakeServices, importNamed, notificationNumber, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { setWantsNotices } from './device/device-notices.ts'

const { answerImports, answerNotifications, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

const ROW_OF_ANOTHER = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c009'
const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const open = async (name: string | RegExp) => {
  const user = userEvent.setup()
  await user.click(await bell(name))
  return { user, panel: within(screen.getByRole('dialog', { name: 'Notificaties' })) }
}
const list = (panel: ReturnType<typeof within>) => panel.findByRole('list', { name: 'Notificaties' })

/** What the browser notes as read. */
const reads = () => {
  const bodies: unknown[] = []
  server.use(
    http.post('http://main.test/api/notifications/read', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ revision: 2, unread: 0 })
    }),
  )
  return bodies
}

/** A stream on which a test says what comes. */
const stream = () => {
  const askedCursors: (string | null)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancelled = jest.fn()
  server.use(
    http.get('http://main.test/api/notifications/events', ({ request }) => {
      askedCursors.push(request.headers.get('last-event-id'))
      request.signal.addEventListener('abort', () => cancelled())
      const body = new ReadableStream<Uint8Array>({
        start: (started) => {
          controller = started
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return {
    asked: askedCursors,
    cancelled,
    isOpen: () => controller !== undefined,
    say: (change: NotificationChange) =>
      act(async () =>
        controller?.enqueue(
          new TextEncoder().encode(`id: ${change.revision}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`),
        ),
      ),
  }
}

test('the bell counts what is unread; each says what happened and when, and leads there', async () => {
  const bodies = reads()
  const [first, second] = [notificationNumber(1), notificationNumber(2, { read_at: new Date().toISOString() })]
  answerNotifications([
    first,
    second,
    notificationNumber(3, { kind: 'colleague', colleague: '<b>Noor</b>', stage: 3, outcome: 'open' }),
    notificationNumber(4, { kind: 'recording', subject_id: second.id, failed: false }),
  ])
  const { address } = renderShell('/mail')
  const { user, panel } = await open('Notificaties 3 ongelezen meldingen')
  const rows = within(await list(panel)).getAllByRole('link')
  expect(rows[0]).toHaveTextContent('Ongelezen: Sterke matchRoos Veldkamp past voor 85% bij Kok.1 uur geleden')
  expect(rows[1]).not.toHaveTextContent('Ongelezen')
  expect(rows[2]).toHaveTextContent('<b>Noor</b> zette Roos Veldkamp naar ‘Gesprek Gepland’ voor Kok.')
  expect(rows[3]).toHaveAttribute('href', `/gesprek/${second.id}`)
  await user.click(
    within(await list(panel)).getAllByRole('link', { name: /^Ongelezen: Sterke match/ })[0] ?? document.body,
  )
  expect(address()).toMatch(/^\/matching-dashboard\?vacancy=.*&kandidaat=/)
  expect(bodies).toEqual([{ ids: [first.id] }])
  expect(await bell('Notificaties 2 ongelezen meldingen')).toBeVisible()
})

test('each has the icon of its kind of activity', async () => {
  answerNotifications([
    notificationNumber(1),
    notificationNumber(2, { kind: 'transcript' }),
    notificationNumber(3, { kind: 'cv_stack', count: 2 }),
    notificationNumber(4, { kind: 'waarde-van-later' }),
  ])
  renderShell('/mail')
  const { panel } = await open('Notificaties 4 ongelezen meldingen')
  const rows = within(await list(panel)).getAllByRole('link')
  expect(rows.map((row) => row.querySelector('svg')?.getAttribute('class'))).toEqual([
    expect.stringContaining('lucide-sparkles'),
    expect.stringContaining('lucide-messages-square'),
    expect.stringContaining('lucide-briefcase-business'),
    expect.stringContaining('lucide-bell'),
  ])
})

test('one can be marked as read where it stands, and as unread again', async () => {
  const bodies = reads()
  const unreadBodies: unknown[] = []
  server.use(
    http.post('http://main.test/api/notifications/unread', async ({ request }) => {
      unreadBodies.push(await request.json())
      return HttpResponse.json({ revision: 3, unread: 1 })
    }),
  )
  const first = notificationNumber(1)
  answerNotifications([first, notificationNumber(2, { read_at: new Date().toISOString() })])
  const { address } = renderShell('/mail')
  const { user, panel } = await open('Notificaties 1 ongelezen melding')
  const row = () => {
    const [item] = within(panel.getByRole('list', { name: 'Notificaties' })).getAllByRole('listitem')
    return within(item ?? document.body)
  }
  await user.click(row().getByRole('button', { name: 'Markeer als gelezen: Sterke match' }))
  expect(row().getByRole('link')).not.toHaveTextContent('Ongelezen')
  expect(await bell('Notificaties')).toBeVisible()
  await user.click(row().getByRole('button', { name: 'Markeer als ongelezen: Sterke match' }))
  expect(row().getByRole('link')).toHaveTextContent('Ongelezen')
  expect(await bell('Notificaties 1 ongelezen melding')).toBeVisible()
  expect([bodies, unreadBodies]).toEqual([[{ ids: [first.id] }], [{ ids: [first.id] }]])
  expect(address()).toBe('/mail')
})

test('one that leads to another part of the page that is open closes the panel too', async () => {
  reads()
  const first = notificationNumber(1)
  answerNotifications([first])
  const { address } = renderShell(`/matching-dashboard?vacancy=${ROW_OF_ANOTHER}`)
  const { user, panel } = await open('Notificaties 1 ongelezen melding')
  await user.click(within(await list(panel)).getByRole('link'))
  expect(address()).toContain(first.vacancy?.id)
  expect(screen.queryByRole('dialog', { name: 'Notificaties' })).toBeNull()
})

test('without the app of its subject a notification is text, and one of the shell itself still leads there', async () => {
  answerNotifications([notificationNumber(1), notificationNumber(2, { kind: 'waarde-van-later' })])
  renderShell('/profile', undefined, { remotes: [] })
  const { panel } = await open('Notificaties 2 ongelezen meldingen')
  const rows = within(await list(panel))
  expect(rows.getByText('Sterke match')).toBeVisible()
  expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard'])
})

test('all can be read at once; a press outside closes the panel', async () => {
  const bodies = reads()
  answerNotifications([notificationNumber(1), notificationNumber(2)])
  renderShell('/mail')
  const { user, panel } = await open('Notificaties 2 ongelezen meldingen')
  await user.click(panel.getByRole('button', { name: 'Alles gelezen' }))
  expect(bodies).toEqual([{ all: true }])
  expect(panel.queryByRole('button', { name: 'Alles gelezen' })).toBeNull()
  await user.click(document.body)
  expect(screen.queryByRole('dialog', { name: 'Notificaties' })).toBeNull()
  expect(await bell('Notificaties')).toBeVisible()
})

test('what could not be noted as read is unread again', async () => {
  answerNotifications([notificationNumber(1)])
  server.use(
    http.post('http://main.test/api/notifications/read', () =>
      HttpResponse.json(refusal('internal', 'Stuk'), { status: 500 }),
    ),
  )
  renderShell('/mail')
  const { user, panel } = await open('Notificaties 1 ongelezen melding')
  await user.click(panel.getByRole('button', { name: 'Alles gelezen' }))
  expect(await panel.findByRole('button', { name: 'Alles gelezen' })).toBeVisible()
})

test('a list that did not come is told, and tried again', async () => {
  answerNotifications([], { status: 500 })
  renderShell('/mail')
  const { user, panel } = await open('Notificaties')
  expect(await panel.findByText('Je meldingen konden we nu niet ophalen.')).toBeVisible()
  answerNotifications([notificationNumber(1)])
  await user.click(panel.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(within(await list(panel)).getAllByRole('link')).toHaveLength(1)
})

test('what happens meanwhile is counted and shown, without asking again', async () => {
  answerNotifications([notificationNumber(1)])
  const { say, asked, isOpen } = stream()
  renderShell('/mail')
  const { panel } = await open('Notificaties 1 ongelezen melding')
  await screen.findByRole('list', { name: 'Notificaties' })
  while (!isOpen()) await act(async () => new Promise((resolve) => setImmediate(resolve)))
  expect(asked).toEqual(['1'])
  const stackNotification = notificationNumber(0, {
    kind: 'cv_stack',
    count: 12,
    candidates: [],
    vacancy: null,
    revision: 2,
  })
  await say({ revision: 2, unread: 2, items: [stackNotification], stale: false })
  expect(await bell('Notificaties 2 ongelezen meldingen')).toBeVisible()
  const rows = within(await list(panel)).getAllByRole('link')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent('Je stapel van 12 CV’s is gelezen.')
})

test('whoever asked for that sees in the browser what happens while they look at something else, and a click opens it', async () => {
  const notices: { title: string; notice: EventTarget }[] = []
  class BrowserNotification extends EventTarget {
    static permission = 'granted'
    close = jest.fn()
    constructor(title: string) {
      super()
      notices.push({ title, notice: this })
    }
  }
  Object.defineProperty(window, 'Notification', { configurable: true, value: BrowserNotification })
  jest.spyOn(window, 'focus').mockImplementation(() => undefined)
  jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  setWantsNotices('u1', true)
  const old = notificationNumber(5, { read_at: new Date().toISOString() })
  answerNotifications([old])
  const { say, isOpen } = stream()
  const { address } = renderShell('/profile')
  await bell('Notificaties')
  while (!isOpen()) await act(async () => new Promise((resolve) => setImmediate(resolve)))
  // Made unread again on another device: no news.
  await say({ revision: 2, unread: 1, items: [{ ...old, read_at: null, revision: 2 }], stale: false })
  expect(await bell('Notificaties 1 ongelezen melding')).toBeVisible()
  await say({ revision: 3, unread: 2, items: [notificationNumber(1, { revision: 3 })], stale: false })
  await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(['Sterke match']))
  act(() => void notices[0]?.notice.dispatchEvent(new Event('click')))
  await waitFor(() => expect(address()).toMatch(/^\/matching-dashboard\?vacancy=/))
  Reflect.deleteProperty(window, 'Notification')
  jest.restoreAllMocks()
})

test('a recording that is done is one thing', async () => {
  const bodies = reads()
  const imported = importNamed(1, { state: 'done' })
  const recordingNotification = notificationNumber(1, { kind: 'recording', subject_id: imported.id, vacancy: null })
  answerImports([imported])
  answerNotifications([recordingNotification])
  renderShell('/mail')
  const { panel } = await open('Notificaties 1 gesprek klaar')
  expect(panel.getByRole('link', { name: /gesprek-1\.mp3/ })).toBeVisible()
  expect(panel.queryByRole('list', { name: 'Notificaties' })).toBeNull()
  expect(bodies).toEqual([{ ids: [recordingNotification.id] }])
})

test('who signs out hears nothing more', async () => {
  answerNotifications([notificationNumber(1)])
  const { cancelled, isOpen } = stream()
  renderShell('/mail')
  await bell('Notificaties 1 ongelezen melding')
  while (!isOpen()) await act(async () => new Promise((resolve) => setImmediate(resolve)))
  await act(() => signOut())
  expect(cancelled).toHaveBeenCalled()
  expect(screen.queryByText(/ongelezen/)).toBeNull()
})
