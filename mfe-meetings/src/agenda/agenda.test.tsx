import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { http, HttpResponse } from 'msw'
import { localTimeZone } from '@wervio/ui'
import {
  event,
  failure,
  fakeServices,
  MAIN,
  momentOn,
  server,
  stubAgenda,
  today,
  unconnected,
} from '../testing/fake-agenda.ts'
import { renderAgenda } from '../testing/render-agenda.tsx'
import { dayText, shortPeriodText, weekDayOf, monthOf, dateOf } from './week/day-texts.ts'
import { addDays } from './week/days.ts'

fakeServices()

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const strip = () => within(screen.getByRole('navigation', { name: 'Week' }))

test('the coming seven days, counted, with today first', async () => {
  const { queries } = stubAgenda({ answer: { events: [event(), event({ subject: 'Overleg' })] } })
  renderAgenda()
  expect(await screen.findByRole('heading', { level: 1, name: 'Agenda Overzicht' })).toBeVisible()
  expect(await screen.findByText('Je hebt 2 afspraken in de komende 7 dagen.')).toBeVisible()
  expect(queries).toEqual([{ zone: localTimeZone() }])
  const days = strip().getAllByRole('button', { name: /afspraken$/ })
  expect(days).toHaveLength(7)
  expect(strip().getByText(shortPeriodText(today, addDays(today, 6)))).toBeVisible()
  expect(days[0]).toHaveAccessibleName(`Vandaag, ${dayText(today)}, geen afspraken`)
  expect(days[1]).toHaveAccessibleName(`${dayText(addDays(today, 1))}, 2 afspraken`)
})

test('a card has the day in Dutch, the time, the number of participants and the way in', async () => {
  const tomorrow = addDays(today, 1)
  stubAgenda({
    answer: {
      events: [event({ attendeeCount: 3, joinUrl: 'https://teams.microsoft.com/l/1', location: 'Kamer 2' })],
    },
  })
  renderAgenda()
  const shownCard = await card('Kennismaking')
  expect(shownCard.getByText('09:00–10:00')).toBeVisible()
  for (const text of [weekDayOf(tomorrow), dateOf(tomorrow), monthOf(tomorrow)])
    expect(shownCard.getByText(text)).toBeVisible()
  expect(shownCard.getByText('3 deelnemers')).toBeVisible()
  expect(shownCard.getByText('Kamer 2')).toBeVisible()
  const join = shownCard.getByRole('link', { name: 'Deelnemen aan vergadering' })
  expect(join).toHaveAttribute('href', 'https://teams.microsoft.com/l/1')
  expect(join).toHaveAttribute('rel', 'noopener noreferrer')
})

test('cancelled, private, recurring, without a subject, of a file, whole days and markup stand as they are', async () => {
  stubAgenda({
    answer: {
      events: [
        event({ subject: 'Afgezegd', isCancelled: true, joinUrl: 'https://teams.microsoft.com/l/1' }),
        event({ subject: 'Tandarts', isPrivate: true, isRecurring: true }),
        event({ id: 'leeg', subject: '  ' }),
        event({
          subject: '<b>Beurs</b>',
          source: 'file',
          calendar: 'Privé.ics',
          isAllDay: true,
          startDateTime: addDays(today, 1),
          endDateTime: addDays(today, 2),
        }),
      ],
    },
  })
  renderAgenda()
  const cancelled = await card('Afgezegd')
  expect(cancelled.getByText('Geannuleerd')).toBeVisible()
  expect(cancelled.queryByRole('link')).toBeNull()
  expect((await card('Tandarts')).getByText('Privé')).toBeVisible()
  expect((await card('Tandarts')).getByText('Herhaalt')).toBeVisible()
  expect(await card('Zonder onderwerp')).toBeTruthy()
  const fair = await card('<b>Beurs</b>')
  expect(fair.getByText('Hele dag')).toBeVisible()
  expect(fair.getByText('Privé.ics')).toBeVisible()
  expect(screen.getByText('Je hebt 3 afspraken in de komende 7 dagen.')).toBeVisible()
  expect(strip().getByRole('button', { name: `${dayText(addDays(today, 1))}, 3 afspraken` })).toBeVisible()
})

test('without Microsoft and without files the planned meetings are the agenda, and the connection is still offered', async () => {
  stubAgenda({
    status: { ...unconnected, has_meetings: true },
    answer: { events: [event({ source: 'planned' })], refreshed_at: null },
  })
  renderAgenda()
  expect(await card('Kennismaking')).toBeTruthy()
  expect(await screen.findByText(messages.microsoftNotSetUp)).toBeVisible()
})

test('an appointment that was planned here leads to its meeting, and to what was said once it is over', async () => {
  const meeting_id = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d99'
  const over = { startDateTime: momentOn(0, 0), endDateTime: momentOn(0, 0) }
  stubAgenda({
    answer: {
      events: [
        event({ meeting_id, joinUrl: 'https://teams.microsoft.com/x' }),
        event({ subject: 'Geweest', meeting_id, ...over }),
        event({ subject: 'Afgezegd', meeting_id, isCancelled: true, ...over }),
        event({ subject: 'Elders gepland', joinUrl: 'https://teams.microsoft.com/y' }),
      ],
    },
  })
  renderAgenda()
  const coming = await card('Kennismaking')
  expect(coming.getByRole('link', { name: 'Deelnemen aan vergadering' })).toBeVisible()
  const planned = { name: 'Bekijk deze meeting' }
  expect(coming.getByRole('link', planned)).toHaveAttribute('href', `/online-meeting?meeting=${meeting_id}`)
  expect((await card('Geweest')).getByRole('link', { name: 'Lees de transcriptie' })).toHaveAttribute(
    'href',
    `/online-meeting?transcript=${meeting_id}`,
  )
  expect((await card('Afgezegd')).getByRole('link', planned)).toBeVisible()
  expect((await card('Elders gepland')).queryByRole('link', planned)).toBeNull()
})

test('a place that only says Teams is left out beside the link; any other place stays', async () => {
  const joinUrl = 'https://teams.microsoft.com/x'
  const places = ['Microsoft Teams-vergadering', 'Microsoft Teams Meeting', 'Réunion Microsoft Teams', joinUrl]
  stubAgenda({
    answer: {
      events: [
        ...places.map((location, index) => event({ subject: `Online ${index}`, location, joinUrl })),
        event({ subject: 'Gemengd', location: 'Microsoft Teams-vergadering; Kamer 4', joinUrl }),
        event({ subject: 'Zonder link', location: 'Microsoft Teams Meeting' }),
      ],
    },
  })
  renderAgenda()
  expect((await card('Gemengd')).getByText('Microsoft Teams-vergadering; Kamer 4')).toBeVisible()
  expect((await card('Zonder link')).getByText('Microsoft Teams Meeting')).toBeVisible()
  for (const [index, location] of places.entries())
    expect((await card(`Online ${index}`)).queryByText(location)).toBeNull()
})

test('an appointment that the address names comes into view, also behind the first twenty of its day', async () => {
  const seenDays: (string | null)[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    seenDays.push(this.getAttribute('aria-label'))
  })
  const events = Array.from({ length: 30 }, (_, index) => event({ id: `AAMk=/${index}`, subject: `Afspraak ${index}` }))
  stubAgenda({ answer: { events } })
  renderAgenda(routes.agenda.atEvent('AAMk=/25'))
  expect(await screen.findByRole('article', { current: true })).toHaveAccessibleName('Afspraak 25')
  expect(seenDays).toEqual(['Afspraak 25'])
})

test('an appointment of several days stands with each of them', async () => {
  stubAgenda({ answer: { events: [event({ startDateTime: momentOn(-900, 9), endDateTime: momentOn(2, 17) })] } })
  renderAgenda()
  await waitFor(() => expect(screen.getAllByRole('article', { name: 'Kennismaking' })).toHaveLength(3))
  expect(screen.getByText('Je hebt 1 afspraak in de komende 7 dagen.')).toBeVisible()
})

test('a day of the strip shows that day alone, in the address, and a second press all of them', async () => {
  stubAgenda({
    answer: {
      events: [event(), event({ subject: 'Later', startDateTime: momentOn(3, 9), endDateTime: momentOn(3, 10) })],
    },
  })
  const { user, address } = renderAgenda()
  await card('Kennismaking')
  const later = strip().getByRole('button', { name: new RegExp(dayText(addDays(today, 3))) })
  await user.click(later)
  expect(address()).toBe(`/agenda?dag=${addDays(today, 3)}`)
  expect(later).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('article', { name: 'Kennismaking' })).toBeNull()
  expect(await card('Later')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await card('Kennismaking')).toBeTruthy()
})

test('leafing goes by week and back to today', async () => {
  const { queries } = stubAgenda()
  const { user, address } = renderAgenda()
  await screen.findByRole('heading', { name: 'Geen afspraken in de komende 7 dagen' })
  await user.click(screen.getByRole('button', { name: 'Volgende week' }))
  expect(address()).toBe(`/agenda?van=${addDays(today, 7)}`)
  expect(await screen.findByRole('heading', { name: /^Geen afspraken van .* tot en met / })).toBeVisible()
  expect(queries.at(-1)).toMatchObject({ from: addDays(today, 7) })
  await user.click(screen.getByRole('button', { name: 'Vorige week' }))
  expect(address()).toBe('/agenda')
  await user.click(screen.getByRole('button', { name: 'Vorige week' }))
  await user.click(await screen.findByRole('button', { name: 'Naar vandaag' }))
  expect(address()).toBe('/agenda')
})

test('words filter the week, and say so when nothing fits', async () => {
  stubAgenda({ answer: { events: [event(), event({ subject: 'Overleg', location: 'Utrecht' })] } })
  const { user } = renderAgenda()
  await card('Kennismaking')
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in deze week' }), 'UTRECHT')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kennismaking' })).toBeNull())
  expect(await card('Overleg')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in deze week' }), ' xyz')
  expect(await screen.findByRole('heading', { name: 'Geen afspraken gevonden' })).toBeVisible()
})

test('a full day is shown in steps', async () => {
  const events = Array.from({ length: 90 }, (_, index) => event({ id: String(index), subject: `Afspraak ${index}` }))
  stubAgenda({ answer: { events } })
  const { user } = renderAgenda()
  await card('Afspraak 19')
  expect(screen.getAllByRole('article')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Toon meer (70 over)' }))
  expect(screen.getAllByRole('article')).toHaveLength(40)
})

test('with Microsoft out of reach the last known agenda stays, with its age', async () => {
  stubAgenda({
    answer: { events: [event()], error: messages.microsoftUnavailable, refreshed_at: '2026-03-03T13:03:00.000Z' },
  })
  renderAgenda()
  await card('Kennismaking')
  expect(screen.getByText(messages.microsoftUnavailable)).toBeVisible()
  expect(screen.getByText(/^Je ziet je agenda zoals die op 3 maart om \d\d:03 was\.$/)).toBeVisible()
})

test('while it is refreshed behind the page it is asked again', async () => {
  const agenda = stubAgenda({ answer: { refreshing: true } })
  renderAgenda()
  await screen.findByText(/We halen nieuwe afspraken op/)
  agenda.answer = { events: [event()] }
  expect(await screen.findByRole('article', { name: 'Kennismaking' }, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByText(/We halen nieuwe afspraken op/)).toBeNull()
})

test('somebody who asks for it has Microsoft read at once', async () => {
  const agenda = stubAgenda()
  const { user } = renderAgenda()
  await screen.findByRole('heading', { name: /^Geen afspraken/ })
  agenda.answer = { events: [event()] }
  await user.click(screen.getByRole('button', { name: 'Ververs' }))
  expect(await card('Kennismaking')).toBeTruthy()
  expect(agenda.queries.at(-1)).toMatchObject({ fresh: 'true' })
})

test('appointments that can not be had say so and come at the second try', async () => {
  stubAgenda({ answer: { events: [event()] } })
  server.use(
    http.get(`${MAIN}/calendar/events-microsoft`, () => HttpResponse.json(failure('internal', ''), { status: 500 }), {
      once: true,
    }),
  )
  const { user } = renderAgenda()
  expect(await screen.findByRole('heading', { name: 'Kon agenda items niet ophalen' })).toBeVisible()
  expect(screen.getByText('Ophalen van events mislukt')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card('Kennismaking')).toBeTruthy()
})
