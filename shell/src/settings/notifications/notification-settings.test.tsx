import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notificationKinds } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const { server, signInAs } = fakeServices()

const settings = Object.fromEntries(notificationKinds.map((kind) => [kind, true]))
const URL = 'http://main.test/api/notification-settings'
const answer = (status = 200) => {
  const changes: unknown[] = []
  server.use(
    http.get(URL, () => HttpResponse.json(settings)),
    http.patch(URL, async ({ request }) => {
      const change = (await request.json()) as object
      changes.push(change)
      return status === 200
        ? HttpResponse.json({ ...settings, ...change })
        : HttpResponse.json(refusal('internal', 'Stuk'), { status })
    }),
  )
  return changes
}

/** The browser's own notifications, as far as the page asks for them. */
const browserAsks = (answered: NotificationPermission | null) => {
  if (answered === null) return
  const state: { permission: NotificationPermission } = { permission: answered === 'denied' ? 'denied' : 'default' }
  Object.assign(window, {
    Notification: {
      get permission() {
        return state.permission
      },
      requestPermission: async () => {
        state.permission = answered
        return answered
      },
    },
  })
}

beforeEach(() => signInAs('Sanne'))
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
})

test('a kind that is switched off is stored at once', async () => {
  const changes = answer()
  renderShell('/profile/notifications')
  const user = userEvent.setup()
  const matches = await screen.findByRole('checkbox', { name: 'Sterke matches' })
  expect(matches).toBeChecked()
  expect(matches).toHaveAccessibleDescription('Een kandidaat past goed bij een vacature van jou.')
  await user.click(matches)
  expect(matches).not.toBeChecked()
  expect(changes).toEqual([{ match: false }])
})

test('what could not be stored is told, and as it was', async () => {
  answer(500)
  renderShell('/profile/notifications')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Mails' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: 'Mails', checked: true })).toBeVisible()
})

test('this device asks only when told to, and can be switched off again', async () => {
  answer()
  browserAsks('granted')
  renderShell('/profile/notifications')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Zet aan op dit apparaat' }))
  await user.click(await screen.findByRole('button', { name: 'Zet uit op dit apparaat' }))
  expect(await screen.findByRole('button', { name: 'Zet aan op dit apparaat' })).toBeVisible()
})

test.each([
  ['denied', 'Je browser houdt meldingen van deze site tegen.'],
  [null, 'Deze browser kan geen meldingen buiten de pagina tonen.'],
] as const)('a browser that is %s says so in words', async (permission, words) => {
  answer()
  browserAsks(permission)
  renderShell('/profile/notifications')
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zet aan op dit apparaat' })).toBeNull()
})
