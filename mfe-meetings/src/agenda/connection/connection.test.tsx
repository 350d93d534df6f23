import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  connected,
  event,
  failure,
  fakeServices,
  MAIN,
  server,
  stubAgenda,
  unconnected,
} from '../../testing/fake-agenda.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

test('where Microsoft is not set up the page says so, and files work', async () => {
  stubAgenda({ status: unconnected, answer: null })
  renderAgenda()
  expect(await screen.findByText(messages.microsoftNotSetUp)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Verbind met Microsoft Calendar' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Sleep een agendabestand hierheen/ })).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who is connected sees with which account, and no button to connect', async () => {
  stubAgenda()
  renderAgenda()
  expect(await screen.findByText('als Sanne Bakker, sanne@werving.example')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Verbind met Microsoft Calendar' })).toBeNull()
})

test('breaking the connection is asked, and takes the appointments away', async () => {
  const agenda = stubAgenda({ answer: { events: [event()] } })
  server.use(
    http.delete(`${MAIN}/calendar/connect-microsoft`, () => {
      agenda.status = unconnected
      agenda.answer = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderAgenda()
  await screen.findByRole('article', { name: 'Kennismaking' })
  await user.click(screen.getByRole('button', { name: 'Verbinding verbreken' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Verbinding met Microsoft verbreken?' }))
  await user.click(dialog.getByRole('button', { name: 'Verbreken' }))
  expect(await screen.findByText('De verbinding met Microsoft is verbroken.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kennismaking' })).toBeNull())
})

test('a status that can not be checked says so beside the appointments, and is checked again', async () => {
  stubAgenda({ answer: { events: [event()] } })
  server.use(
    http.get(`${MAIN}/calendar/status-microsoft`, () => HttpResponse.json(failure('internal', ''), { status: 500 }), {
      once: true,
    }),
  )
  const { user } = renderAgenda()
  expect(await screen.findByText('Kon verbindingsstatus niet controleren')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Kennismaking' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Controleer opnieuw' }))
  expect(await screen.findByText(/als Sanne Bakker/)).toBeVisible()
})

test('an agenda that asks to sign in again counts as not connected; what is known stays', async () => {
  stubAgenda({
    status: { ...connected, connected: false, auth_required: true, error: messages.microsoftExpired },
    answer: { events: [event()], auth_required: true, error: messages.microsoftExpired },
  })
  renderAgenda()
  expect(await screen.findByRole('article', { name: 'Kennismaking' })).toBeVisible()
  expect(await screen.findByText(messages.microsoftNotSetUp)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ververs' })).toBeNull()
})
