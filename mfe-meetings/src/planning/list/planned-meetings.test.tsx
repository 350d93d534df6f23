import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { dayText } from '../../agenda/week/day-texts.ts'
import { addDays } from '../../agenda/week/days.ts'
import { failure, fakeServices, momentOn, server, today } from '../../testing/fake-agenda.ts'
import { CANDIDATE, meeting, stubMeetings, VACANCY } from '../../testing/fake-meetings.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { AI } from '@wervio/api-client/testing'
import { localTimeZone } from '@wervio/ui'

fakeServices()

const id = (last: string) => `4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d${last}`
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const names = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label'))

test('what comes first, then what was; cancelled ones stay as such', async () => {
  stubMeetings({
    meetings: [
      meeting({
        meeting_id: id('51'),
        subject: 'Later',
        scheduled_start: momentOn(3, 9),
        scheduled_end: momentOn(3, 10),
      }),
      meeting({
        meeting_id: id('52'),
        subject: 'Lang geleden',
        scheduled_start: momentOn(-9, 9),
        scheduled_end: momentOn(-9, 10),
      }),
      meeting({ meeting_id: id('53'), subject: 'Afgezegd', state: 'cancelled' }),
      meeting({
        meeting_id: id('54'),
        subject: 'Net geweest',
        scheduled_start: momentOn(-1, 9),
        scheduled_end: momentOn(-1, 10),
      }),
    ],
  })
  renderAgenda('/online-meeting')
  expect(await screen.findByRole('heading', { level: 2, name: 'Geplande Meetings' })).toBeVisible()
  await card('Later')
  expect(names('Komend')).toEqual(['Afgezegd', 'Later'])
  expect(names('Geweest')).toEqual(['Net geweest', 'Lang geleden'])
  const cancelled = await card('Afgezegd')
  expect(cancelled.getByText('Afgezegd', { selector: 'span' })).toBeVisible()
  expect(cancelled.queryByRole('link', { name: /Deelnemen/ })).toBeNull()
  expect(cancelled.queryByRole('button', { name: /Wijzigen/ })).toBeNull()
  expect((await card('Net geweest')).queryByRole('button', { name: /Afzeggen/ })).toBeNull()
})

test('a card says when in Dutch, with whom, for what, how to join and whether it is recorded', async () => {
  stubMeetings({
    meetings: [
      meeting({ attendees: ['a@x.nl', 'b@x.nl', 'c@x.nl', 'd@x.nl'], candidate: CANDIDATE, vacancy: VACANCY }),
      meeting({
        meeting_id: id('61'),
        subject: 'Zonder',
        enable_bot: false,
        recording_set: null,
        join_url: 'javascript:alert(1)',
      }),
      meeting({ meeting_id: id('62'), subject: 'Uitgeschreven', transcript: 'available' }),
      meeting({ meeting_id: id('63'), subject: '<b>Onbekend</b>', recording_set: null }),
      meeting({ meeting_id: id('64'), subject: 'Zonder toestemming', transcript: 'consent_missing' }),
    ],
  })
  renderAgenda('/online-meeting')
  const first = await card('Kennismaking')
  expect(first.getByText(new RegExp(`${dayText(addDays(today, 1))}, 10:00–11:00`, 'i'))).toBeVisible()
  expect(first.getByText('a@x.nl, b@x.nl, c@x.nl en nog 1')).toBeVisible()
  expect(first.getByRole('link', { name: CANDIDATE.name })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${CANDIDATE.id}`,
  )
  expect(first.getByRole('link', { name: VACANCY.title })).toHaveAttribute('href', `/vacancy/${VACANCY.id}`)
  expect(first.getByRole('link', { name: 'Deelnemen aan Kennismaking' })).toHaveAttribute(
    'href',
    'https://teams.microsoft.com/l/meetup-join/1',
  )
  expect(first.getByText('Wordt opgenomen')).toBeVisible()
  const without = await card('Zonder')
  expect(without.getByText('Zonder opname')).toBeVisible()
  expect(without.queryByRole('link')).toBeNull()
  expect((await card('Uitgeschreven')).getByText('Transcriptie beschikbaar')).toBeVisible()
  expect((await card('<b>Onbekend</b>')).getByText('Opname nog niet bevestigd')).toBeVisible()
  expect((await card('Zonder toestemming')).getByText('Toestemming ontbreekt')).toBeVisible()
})

test('the transcript opens below the list, in the address, and closes again', async () => {
  const { seen } = stubMeetings({ meetings: [meeting()] })
  const { user, address } = renderAgenda('/online-meeting')
  const button = (await card('Kennismaking')).getByRole('button', { name: 'Bekijk Transcriptie van Kennismaking' })
  await user.click(button)
  expect(address()).toBe(`/online-meeting?transcript=${meeting().meeting_id}`)
  expect(await screen.findByRole('heading', { name: 'Meeting Transcriptie' })).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(seen).toEqual([meeting().meeting_id]))
  await user.click(button)
  expect(address()).toBe('/online-meeting')
  expect(screen.queryByRole('heading', { name: 'Meeting Transcriptie' })).toBeNull()
})

test('the meeting that the address names stands above the others, with its actions, until it is closed', async () => {
  const namedId = id('71')
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  stubMeetings({ meetings: [meeting(), meeting({ meeting_id: namedId, subject: 'Tweede gesprek' })] })
  const { user, address } = renderAgenda(`/online-meeting?meeting=${namedId}`)
  const above = within(await screen.findByRole('region', { name: 'Deze meeting' }))
  expect(await above.findByRole('article', { name: 'Tweede gesprek' })).toBeVisible()
  expect(names('Komend')).toEqual(['Kennismaking'])
  expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Deze meeting' })])
  await user.click(above.getByRole('button', { name: 'Bekijk Transcriptie van Tweede gesprek' }))
  expect(address()).toBe(`/online-meeting?meeting=${namedId}&transcript=${namedId}`)
  await user.click(screen.getByRole('button', { name: 'Sluit de transcriptie' }))
  await user.click(above.getByRole('button', { name: 'Afzeggen: Tweede gesprek' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Meeting afzeggen?' })).getByRole('button', { name: 'Meeting afzeggen' }),
  )
  expect(await above.findByText('Afgezegd')).toBeVisible()
  await user.click(above.getByRole('button', { name: 'Terug naar alle meetings' }))
  expect(address()).toBe('/online-meeting')
  expect(names('Komend')).toHaveLength(2)
})

test('an address of a meeting that is gone says so and leads to the others', async () => {
  stubMeetings({ meetings: [meeting()] })
  server.use(
    http.get(`${AI}/api/meetings/:id`, () =>
      HttpResponse.json(failure('not_found', messages.meetingGone), { status: 404 }),
    ),
  )
  renderAgenda(`/online-meeting?meeting=${id('72')}`)
  expect(await screen.findByText(messages.meetingGone)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Alle meetings' })).toHaveAttribute('href', '/online-meeting')
  expect(names('Komend')).toEqual(['Kennismaking'])
})

test('a list that fails says so and is tried again; while it loads that is said', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  server.use(
    http.get(
      `${AI}/api/meetings`,
      () => HttpResponse.json(failure('internal', messages.meetingsFailed), { status: 500 }),
      {
        once: true,
      },
    ),
  )
  const { user } = renderAgenda('/online-meeting')
  expect(await screen.findByText('Meetings laden...')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.meetingsFailed)
  expect(service.meetings).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card('Kennismaking')).toBeTruthy()
})

test('without a connection the list says so', async () => {
  stubMeetings()
  server.use(http.get(`${AI}/api/meetings`, () => HttpResponse.error()))
  renderAgenda('/online-meeting')
  expect(await screen.findByText(messages.noNetwork)).toBeVisible()
})

test('a change sends what is different, with a message and the version', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card('Kennismaking')).getByRole('button', { name: 'Wijzigen: Kennismaking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting wijzigen' }))
  const title = dialog.getByRole('textbox', { name: /^Titel/ })
  await user.clear(title)
  await user.type(title, 'Tweede gesprek')
  await user.clear(dialog.getByLabelText(/^Begintijd/))
  await user.type(dialog.getByLabelText(/^Begintijd/), '14:00')
  await user.type(dialog.getByLabelText('Bericht aan de deelnemers'), 'Iets later')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('‘Tweede gesprek’ is gewijzigd.')).toBeVisible()
  expect(service.changed).toEqual([
    {
      subject: 'Tweede gesprek',
      startTime: `${addDays(today, 1)}T14:00`,
      timeZone: localTimeZone(),
      message: 'Iets later',
      version: 1,
    },
  ])
  expect(await card('Tweede gesprek')).toBeTruthy()
})

test('a meeting that somebody changed meanwhile: what happened is shown, what was typed stays, the next save goes on it', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card('Kennismaking')).getByRole('button', { name: 'Wijzigen: Kennismaking' }))
  service.meetings = [meeting({ description: 'Neem je diploma mee', version: 4 })]
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting wijzigen' }))
  const title = dialog.getByRole('textbox', { name: /^Titel/ })
  await user.clear(title)
  await user.type(title, 'Tweede gesprek')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await dialog.findByText(messages.meetingConflict)).toBeVisible()
  expect(dialog.getByText('Omschrijving: Neem je diploma mee')).toBeVisible()
  expect(dialog.getByLabelText('Omschrijving')).toHaveValue('Neem je diploma mee')
  expect(title).toHaveValue('Tweede gesprek')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await screen.findByText('‘Tweede gesprek’ is gewijzigd.')
  expect(service.changed.at(-1)).toEqual({ subject: 'Tweede gesprek', version: 4 })
})

test('cancelling asks first and takes a message along', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card('Kennismaking')).getByRole('button', { name: 'Afzeggen: Kennismaking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting afzeggen?' }))
  expect(service.cancelled).toEqual([])
  await user.type(dialog.getByLabelText('Bericht aan de deelnemers'), 'Sorry')
  await user.click(dialog.getByRole('button', { name: 'Meeting afzeggen' }))
  expect(await screen.findByText('‘Kennismaking’ is afgezegd.')).toBeVisible()
  expect(service.cancelled).toEqual([{ message: 'Sorry' }])
  await waitFor(async () => expect((await card('Kennismaking')).getByText('Afgezegd')).toBeVisible())
  // The button that asked is gone.
  const transcript = { name: 'Bekijk Transcriptie van Kennismaking' }
  expect((await card('Kennismaking')).getByRole('button', transcript)).toHaveFocus()
})

test('a cancellation that fails leaves the meeting, and says so', async () => {
  stubMeetings({ meetings: [meeting()] })
  server.use(
    http.post(`${AI}/api/meetings/:id/cancel`, () =>
      HttpResponse.json(failure('microsoft_unavailable', messages.microsoftUnavailable), { status: 503 }),
    ),
  )
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card('Kennismaking')).getByRole('button', { name: 'Afzeggen: Kennismaking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting afzeggen?' }))
  await user.click(dialog.getByRole('button', { name: 'Meeting afzeggen' }))
  expect(await dialog.findByText(messages.microsoftUnavailable)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Niet afzeggen' }))
  expect((await card('Kennismaking')).getByRole('button', { name: 'Wijzigen: Kennismaking' })).toBeVisible()
})
