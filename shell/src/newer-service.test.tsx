import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '@wervio/contracts'
import { fakeServices, notificationNumber } from './testing/fake-services.ts'
import { renderShell } from './testing/render-shell.tsx'

const { answerNotifications, answerProfile, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

/** What a later service may say more of anything. */
const more = { later: { note: 'van een latere versie' } }

test('a notification of a kind that only a newer service knows stands among the others', async () => {
  const newerNotification = { ...notificationNumber(2, { kind: 'reference_check', count: 3 }), ...more } as Notification
  answerNotifications([notificationNumber(1), newerNotification])
  renderShell('/mail')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notificaties 2 ongelezen meldingen' }))
  const panel = within(screen.getByRole('dialog', { name: 'Notificaties' }))
  const rows = within(await panel.findByRole('list', { name: 'Notificaties' })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent('Sterke match')
  expect(rows[1]).toHaveTextContent('Nieuws')
})

test('a profile with fields of a newer service is shown', async () => {
  answerProfile({ display_name: 'Sanne Bakker', ...more })
  renderShell('/profile')
  expect(await screen.findByDisplayValue('Sanne Bakker')).toBeVisible()
})
