import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NotificationChange } from '@wervio/contracts'
import { signOut } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakeServices, importNamed, notificationNumber, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerImports, answerNotifications, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

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
