import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type Candidate, type TimelineEvent } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  CANDIDATE,
  event,
  failure,
  fakeServices,
  MAIN,
  momentOn,
  server,
  stubAgenda,
} from '../../testing/fake-agenda.ts'
import { candidate as storedCandidate } from '../../testing/fake-meetings.ts'
import { stubPersona } from '../../testing/fake-persona.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

const MEETING = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d99'
const VACANCY = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d98'
const OTHER_VACANCY = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d96'
const PROFILE = `/kandidaat-profiel/${CANDIDATE.id}`

const attendee = (name: string, candidate: typeof CANDIDATE | null = null) => ({
  name,
  address: `${name.toLowerCase()}@example.nl`,
  answer: 'accepted' as const,
  candidate,
})
const participants = { attendees: [attendee('Ilse', CANDIDATE), attendee('Bram')] }
const over = { startDateTime: momentOn(0, 0), endDateTime: momentOn(0, 0) }

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const button = { name: `Bereid je voor op ${CANDIDATE.name}` }

/** Opens the preparation for the candidate of the appointment 'Kennismaking'. */
const prepare = async () => {
  const { user } = renderAgenda()
  const coming = await card('Kennismaking')
  await user.click(coming.getByRole('button', button))
  return { coming, user }
}

const stubCandidate = (fields: Partial<Candidate> = {}): void =>
  server.use(
    http.get(`${MAIN}/api/candidates/${CANDIDATE.id}`, () =>
      HttpResponse.json({ ...storedCandidate, ...CANDIDATE, has_cv: true, ...fields }),
    ),
  )

const step = (vacancyId: string, title: string, outcome = 'open'): TimelineEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  by: null,
  kind: 'application_stage',
  data: { vacancy_id: vacancyId, vacancy_title: title, stage: '2', outcome },
})
const stubTimeline = (...events: TimelineEvent[]): void =>
  server.use(http.get(`${MAIN}/api/candidates/${CANDIDATE.id}/timeline`, () => HttpResponse.json(events)))

test('a candidate who takes part is a link, prepared for before and imported of afterwards', async () => {
  stubAgenda({
    answer: {
      events: [
        event({ participants, attendeeCount: 2 }),
        event({ subject: 'Geweest', participants, ...over }),
        event({ subject: 'Afgezegd', participants, isCancelled: true }),
      ],
    },
  })
  renderAgenda()
  const coming = await card('Kennismaking')
  expect(coming.getByRole('link', { name: CANDIDATE.name })).toHaveAttribute('href', PROFILE)
  expect(coming.getByRole('button', button)).toHaveAttribute('aria-expanded', 'false')
  expect(coming.queryByRole('link', { name: /Opname importeren/ })).toBeNull()
  const past = await card('Geweest')
  expect(past.getByRole('link', { name: CANDIDATE.name })).toBeVisible()
  expect(past.queryByRole('button', button)).toBeNull()
  expect(past.getByRole('link', { name: /^Opname importeren/ })).toHaveAttribute(
    'href',
    `/import-recording?candidate=${CANDIDATE.id}`,
  )
  const cancelled = await card('Afgezegd')
  expect(cancelled.queryByRole('button', button)).toBeNull()
  expect(cancelled.queryByRole('link', { name: /^Opname importeren/ })).toBeNull()
})

test('a meeting about a vacancy has the CV and the questions of its persona, and its import knows both', async () => {
  const about = { participants, meeting_id: MEETING, vacancy_id: VACANCY }
  stubAgenda({ answer: { events: [event(about), event({ subject: 'Geweest', ...about, ...over })] } })
  stubCandidate()
  stubPersona(VACANCY, { openheid: ['Wat leerde je laatst?'], situationeel: ['Een gast klaagt. Wat doe je?'] })
  const { coming, user } = await prepare()
  expect(await coming.findByText('Wat leerde je laatst?')).toBeVisible()
  expect(coming.getByRole('list', { name: 'Situaties' })).toBeVisible()
  expect(await coming.findByRole('link', { name: `Lees het CV van ${CANDIDATE.name}` })).toHaveAttribute(
    'href',
    `${PROFILE}#cv=`,
  )
  expect((await card('Geweest')).getByRole('link', { name: /^Opname importeren/ })).toHaveAttribute(
    'href',
    `/import-recording?candidate=${CANDIDATE.id}&meeting=${MEETING}&vacancy=${VACANCY}`,
  )
  await user.click(coming.getByRole('button', button))
  expect(coming.queryByText('Wat leerde je laatst?')).toBeNull()
})

test('an appointment of Outlook has the questions of every open procedure of the candidate', async () => {
  stubAgenda({ answer: { events: [event({ participants })] } })
  stubCandidate({ has_cv: false })
  stubTimeline(step(VACANCY, 'Planner'), step(OTHER_VACANCY, 'Kok'), step(MEETING, 'Afgerond', 'rejected'))
  stubPersona(VACANCY, { openheid: ['Wat leerde je laatst?'] })
  stubPersona(OTHER_VACANCY, null)
  const { coming } = await prepare()
  expect(await coming.findByText('Wat leerde je laatst?')).toBeVisible()
  expect(coming.getByRole('link', { name: 'Planner' })).toHaveAttribute('href', `/vacancy/${VACANCY}`)
  expect(await coming.findByText(/Deze vacature heeft nog geen persona/)).toBeVisible()
  expect(coming.getByRole('link', { name: 'Open de vacature' })).toHaveAttribute('href', `/vacancy/${OTHER_VACANCY}`)
  expect(coming.queryByRole('link', { name: 'Afgerond' })).toBeNull()
  expect(coming.getByText(`Van ${CANDIDATE.name} is er nog geen CV.`)).toBeVisible()
})

test('somebody in no procedure has no questions, and that is said', async () => {
  stubAgenda({ answer: { events: [event({ participants })] } })
  stubCandidate()
  stubTimeline()
  const { coming } = await prepare()
  expect(await coming.findByText(/staat nog niet in de procedure van een vacature/)).toBeVisible()
})

test('what can not be had says so, and the questions come at the second try', async () => {
  stubAgenda({ answer: { events: [event({ participants })] } })
  const refuse = (path: string) =>
    http.get(`${MAIN}/api/candidates/${CANDIDATE.id}${path}`, () =>
      HttpResponse.json(failure('internal', ''), { status: 500 }),
    )
  server.use(refuse(''), refuse('/timeline'))
  const { coming, user } = await prepare()
  expect(await coming.findByText(messages.timelineFailed)).toBeVisible()
  expect(await coming.findByText(messages.candidateFailed)).toBeVisible()
  stubTimeline(step(VACANCY, 'Planner'))
  stubPersona(VACANCY, { openheid: ['Wat leerde je laatst?'] })
  await user.click(coming.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await coming.findByText('Wat leerde je laatst?')).toBeVisible()
})
