import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal, vacancyNamed } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const { answerCalendarStatus, answerVacancies, server, signInAs } = fakeServices()
beforeEach(async () => {
  answerVacancies([vacancyNamed('Planner', 1)])
  await signInAs('Sanne de Vries')
})

const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a001'
/** An appointment that begins and ends so many minutes from now. */
const event = (subject: string, begins: number, ends: number, more: object = {}) => ({
  id: subject,
  source: 'microsoft',
  calendar: null,
  subject,
  startDateTime: new Date(Date.now() + begins * 60_000).toISOString(),
  endDateTime: new Date(Date.now() + ends * 60_000).toISOString(),
  isAllDay: false,
  isCancelled: false,
  isPrivate: false,
  isRecurring: false,
  location: null,
  participants: { attendees: [] },
  attendeeCount: 0,
  joinUrl: null,
  meeting_id: null,
  ...more,
})
const answerEvents = (events: object[], more: object = {}) =>
  server.use(
    http.get('http://main.test/calendar/events-microsoft', () =>
      HttpResponse.json({ events, refreshed_at: null, refreshing: false, ...more }),
    ),
  )
const card = async () => within(await screen.findByRole('region', { name: 'Je agenda vandaag' }))

test('a connected agenda has what is still to come today, without what is planned here or called off', async () => {
  answerCalendarStatus({ connected: true })
  answerEvents([
    event('Ochtendoverleg', -120, -60),
    event('Tandarts', -10, 20),
    event('Afgezegd', 10, 20, { isCancelled: true }),
    event('Kennismaking', 30, 60, { meeting_id: ID }),
    event('', 60, 90),
  ])
  renderShell('/dashboard')
  const agenda = await card()
  await agenda.findByText('Tandarts')
  const rows = agenda.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Tandarts\d\d:\d\d tot \d\d:\d\d$/),
    expect.stringMatching(/^Zonder onderwerp/),
  ])
  expect(agenda.getByRole('link', { name: /^Tandarts/ })).toHaveAttribute('href', '/agenda#Tandarts')
})

test('why the agenda is old is said beside what was read last', async () => {
  answerCalendarStatus({ connected: true })
  answerEvents(
    [1, 2, 3, 4, 5].map((number) => event(`Afspraak ${number}`, number, number + 5)),
    { error: 'Microsoft is druk.' },
  )
  renderShell('/dashboard')
  const agenda = await card()
  expect(await agenda.findByText('Microsoft is druk.')).toBeVisible()
  expect(agenda.getAllByRole('listitem')).toHaveLength(3)
})

test('more than fit are counted', async () => {
  answerCalendarStatus({ connected: true })
  answerEvents([1, 2, 3, 4, 5].map((number) => event(`Afspraak ${number}`, number, number + 5)))
  renderShell('/dashboard')
  expect(await (await card()).findByText('Nog 5 afspraken vandaag. Dit zijn de eerste 3.')).toBeVisible()
})

test('while Microsoft is slow the rest of the page is there, and its place is kept', async () => {
  answerCalendarStatus({ connected: true })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(
    http.get('http://main.test/calendar/events-microsoft', async () => {
      await promise
      return HttpResponse.json({ events: [], refreshed_at: null, refreshing: false })
    }),
  )
  renderShell('/dashboard')
  const agenda = await card()
  expect(screen.getByRole('region', { name: 'Vandaag' })).toBeVisible()
  expect(agenda.queryByText(/geen afspraken/)).toBeNull()
  resolve()
  expect(await agenda.findByText('Je hebt vandaag geen afspraken meer.')).toBeVisible()
})

test('an agenda that can not be read says so and can be tried again', async () => {
  answerCalendarStatus({ connected: true })
  server.use(
    http.get('http://main.test/calendar/events-microsoft', () =>
      HttpResponse.json(refusal('microsoft_unavailable', 'Microsoft is er niet.'), { status: 503 }),
    ),
  )
  renderShell('/dashboard')
  const agenda = await card()
  const again = await agenda.findByRole('button', { name: 'Probeer opnieuw' })
  answerEvents([event('Tandarts', 10, 20)])
  await userEvent.click(again)
  expect(await agenda.findByText('Tandarts')).toBeVisible()
})

test('without a connection there is no such card', async () => {
  renderShell('/dashboard')
  await screen.findByRole('region', { name: 'Vandaag' })
  expect(screen.queryByRole('region', { name: 'Je agenda vandaag' })).toBeNull()
})
