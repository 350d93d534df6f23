import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type CalendarFeed } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, MAIN, server, stubAgenda } from '../../testing/fake-agenda.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

const FEED = `${MAIN}/calendar/feed`
const newFeed: CalendarFeed = { address: null, created_at: '2026-11-20T10:00:00.000Z', last_read_at: null }

/** Makes secrets that are numbered; returns how many there were. */
const stubMaking = (agenda: ReturnType<typeof stubAgenda>) => {
  const calls = { made: 0 }
  server.use(
    http.post(FEED, () => {
      calls.made += 1
      agenda.feed = newFeed
      return HttpResponse.json({ ...newFeed, address: `/calendar/feed/geheim${calls.made}.ics` }, { status: 201 })
    }),
  )
  return calls
}
const card = () => within(screen.getByRole('region', { name: 'Agenda-adres' }))
const open = async () => {
  const app = renderAgenda()
  await screen.findByRole('region', { name: 'Agenda-adres' })
  return app
}

test('an address is made, copied, and shown once: nobody finds it again', async () => {
  const agenda = stubAgenda()
  stubMaking(agenda)
  const { user, unmount } = await open()
  await user.click(await card().findByRole('button', { name: 'Maak adres' }))
  const address = await card().findByRole('textbox', { name: 'Agenda-adres' })
  expect(address).toHaveValue(`${MAIN}/calendar/feed/geheim1.ics`)
  expect(card().getByText('Kopieer het adres nu: je ziet het maar één keer.')).toBeVisible()
  expect(card().getByText(/Nog niet gelezen\./)).toBeVisible()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(card().getByRole('button', { name: 'Kopieer adres' }))
  expect(await card().findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(`${MAIN}/calendar/feed/geheim1.ics`)
  unmount()
  await open()
  expect(await card().findByRole('button', { name: 'Nieuw adres' })).toBeVisible()
  expect(card().queryByRole('textbox')).toBeNull()
})

test('a new address is asked for first, and takes the place of the old one', async () => {
  const agenda = stubAgenda({ feed: { ...newFeed, last_read_at: '2026-11-21T07:30:00.000Z' } })
  const calls = stubMaking(agenda)
  const { user } = await open()
  expect(await card().findByText(/Laatst gelezen op 21 nov/)).toBeVisible()
  await user.click(card().getByRole('button', { name: 'Nieuw adres' }))
  const question = within(screen.getByRole('dialog', { name: 'Nieuw agenda-adres?' }))
  expect(calls.made).toBe(0)
  await user.click(question.getByRole('button', { name: 'Nieuw adres' }))
  expect(await card().findByRole('textbox', { name: 'Agenda-adres' })).toHaveValue(`${MAIN}/calendar/feed/geheim1.ics`)
  expect(card().getByText(/Nog niet gelezen\./)).toBeVisible()
})

test('an address is taken back after a question, also one that was just made', async () => {
  const agenda = stubAgenda()
  stubMaking(agenda)
  server.use(
    http.delete(FEED, () => {
      agenda.feed = { address: null, created_at: null, last_read_at: null }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = await open()
  await user.click(await card().findByRole('button', { name: 'Maak adres' }))
  await card().findByRole('textbox', { name: 'Agenda-adres' })
  await user.click(card().getByRole('button', { name: 'Intrekken' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Agenda-adres intrekken?' })).getByRole('button', { name: 'Intrekken' }),
  )
  expect(await screen.findByText('Het agenda-adres is ingetrokken.')).toBeVisible()
  expect(await card().findByRole('button', { name: 'Maak adres' })).toBeVisible()
  expect(card().queryByRole('textbox')).toBeNull()
})

test('what fails says so, and can be tried again', async () => {
  const agenda = stubAgenda()
  const broken = () => HttpResponse.json(failure('internal', messages.calendarFeedFailed), { status: 500 })
  server.use(http.get(FEED, broken, { once: true }), http.post(FEED, broken, { once: true }))
  const { user } = await open()
  await user.click(await card().findByRole('button', { name: 'Probeer opnieuw' }))
  await user.click(await card().findByRole('button', { name: 'Maak adres' }))
  expect(await screen.findByText(messages.calendarFeedFailed)).toBeVisible()
  stubMaking(agenda)
  await user.click(card().getByRole('button', { name: 'Maak adres' }))
  expect(await card().findByRole('textbox', { name: 'Agenda-adres' })).toBeVisible()
})
