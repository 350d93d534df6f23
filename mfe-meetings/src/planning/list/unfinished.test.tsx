import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { AI } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, momentOn, server } from '../../testing/fake-agenda.ts'
import { connectedTeams, meeting, stubMeetings, waitingTeams } from '../../testing/fake-meetings.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()
afterEach(() => {
  jest.restoreAllMocks()
})

const card = async (name = 'Kennismaking') => within(await screen.findByRole('article', { name }))
const unfinished = () => meeting({ state: 'unfinished', join_url: null, recording_set: null })

test('a meeting that was not finished says so, and is planned by one press', async () => {
  stubMeetings({ meetings: [unfinished()] })
  const { user } = renderAgenda('/online-meeting')
  const half = await card()
  expect(half.getByText('Niet afgemaakt')).toBeVisible()
  expect(half.queryByRole('button', { name: /Wijzigen|Afzeggen|Transcriptie/ })).toBeNull()
  await user.click(half.getByRole('button', { name: 'Opnieuw proberen: Kennismaking' }))
  expect(await screen.findByText('‘Kennismaking’ is gepland.')).toBeVisible()
  expect(await (await card()).findByRole('button', { name: 'Wijzigen: Kennismaking' })).toBeVisible()
})

test('it is discarded after a question, and one that is over can only be discarded', async () => {
  stubMeetings({ meetings: [{ ...unfinished(), scheduled_start: momentOn(-1, 9), scheduled_end: momentOn(-1, 10) }] })
  const { user } = renderAgenda('/online-meeting')
  const half = await card()
  expect(half.queryByRole('button', { name: /Opnieuw proberen/ })).toBeNull()
  await user.click(half.getByRole('button', { name: 'Weggooien: Kennismaking' }))
  const question = within(screen.getByRole('dialog', { name: 'Meeting weggooien?' }))
  await user.click(question.getByRole('button', { name: 'Weggooien' }))
  expect(await screen.findByText('‘Kennismaking’ is weggegooid.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Nog geen meetings gepland' })).toBeVisible()
})

test('without a connection it waits for the sign-in, and then goes on by itself', async () => {
  const service = stubMeetings({ meetings: [unfinished()], teams: waitingTeams() })
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card()).getByRole('button', { name: 'Opnieuw proberen: Kennismaking' }))
  expect(await (await card()).findByLabelText('Code')).toHaveTextContent('ABCD1234')
  service.teams = connectedTeams
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('‘Kennismaking’ is gepland.')).toBeVisible()
})

test('a meeting of another account names it, and connecting that account goes on with what was asked', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const text = 'Deze meeting is gepland met noor@werving.example; verbind dat account opnieuw om hem af te zeggen.'
  server.use(
    http.post(
      `${AI}/api/meetings/:id/cancel`,
      () => HttpResponse.json(failure('microsoft_other_account', text), { status: 409 }),
      { once: true },
    ),
  )
  const { user } = renderAgenda('/online-meeting')
  await user.click((await card()).getByRole('button', { name: 'Afzeggen: Kennismaking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting afzeggen?' }))
  await user.click(dialog.getByRole('button', { name: 'Meeting afzeggen' }))
  expect(await dialog.findByText(text)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Ander account verbinden' }))
  expect(await dialog.findByLabelText('Code')).toHaveTextContent('NIEUW1')
  expect(service.cancelled).toEqual([])
  service.teams = connectedTeams
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('‘Kennismaking’ is afgezegd.')).toBeVisible()
  expect(service.cancelled).toEqual([{ message: '' }])
})

test('the page says which account plans, and connects another one', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const { user } = renderAgenda('/online-meeting')
  expect(await screen.findByText(/Verbonden met Teams als/)).toHaveTextContent('noor@werving.example')
  await user.click(screen.getByRole('button', { name: 'Ander account verbinden' }))
  const question = within(screen.getByRole('dialog', { name: 'Ander account verbinden?' }))
  await user.click(question.getByRole('button', { name: 'Loskoppelen en verbinden' }))
  expect(await screen.findByLabelText('Code')).toHaveTextContent('NIEUW1')
  service.teams = { ...connectedTeams, account: { name: 'Alex', address: 'alex@werving.example' } }
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByText(/Verbonden met Teams als/)).toHaveTextContent('alex@werving.example'))
  expect(screen.queryByLabelText('Code')).toBeNull()
})

test('a long list comes in pages, and a page that fails says so and comes at the second try', async () => {
  const next = meeting({
    meeting_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d71',
    subject: 'Oud',
    scheduled_start: momentOn(-2, 9),
    scheduled_end: momentOn(-2, 10),
  })
  stubMeetings()
  let failures = 1
  server.use(
    http.get(`${AI}/api/meetings`, ({ request }) => {
      if (!new URL(request.url).searchParams.has('cursor'))
        return HttpResponse.json([meeting()], { headers: { link: '</api/meetings?limit=100&cursor=abc>; rel="next"' } })
      if (failures === 0) return HttpResponse.json([meeting(), next])
      failures -= 1
      return HttpResponse.json(failure('internal', messages.meetingsFailed), { status: 500 })
    }),
  )
  const { user } = renderAgenda('/online-meeting')
  await card()
  await user.click(screen.getByRole('button', { name: 'Haal meer meetings op' }))
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card('Oud')).toBeTruthy()
  expect(screen.getAllByRole('article', { name: 'Kennismaking' })).toHaveLength(1)
})

test('a transcript from elsewhere comes into view once the list above it is there', async () => {
  stubMeetings({ meetings: [meeting()] })
  const listed: boolean[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    listed.push(screen.queryByRole('article', { name: 'Kennismaking' }) !== null)
  })
  renderAgenda(`/online-meeting?transcript=${meeting().meeting_id}`)
  await card()
  await waitFor(() => expect(listed).toEqual([true]))
})
