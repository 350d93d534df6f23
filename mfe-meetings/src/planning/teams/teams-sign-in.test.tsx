import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { fakeServices } from '../../testing/fake-agenda.ts'
import { code, connectedTeams, meeting, stubMeetings, waitingTeams } from '../../testing/fake-meetings.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'

fakeServices()

const TITLE = 'Microsoft Teams Authenticatie Vereist'
const banner = async () => within(await screen.findByRole('region', { name: TITLE }))
/** The recruiter comes back from the page of Microsoft. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

test('a page without a connection asks for it: the link, the code to copy, how long it lasts', async () => {
  stubMeetings({ teams: waitingTeams() })
  const { user } = renderAgenda('/online-meeting')
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text)
        return Promise.resolve()
      },
    },
  })
  const signIn = await banner()
  expect(await signIn.findByLabelText('Code')).toHaveTextContent('ABCD1234')
  const link = signIn.getByRole('link', { name: 'Open de pagina van Microsoft' })
  expect(link).toHaveAttribute('href', 'https://microsoft.com/devicelogin')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(signIn.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/)
  await user.click(signIn.getByRole('button', { name: 'Kopieer code' }))
  expect(await signIn.findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(copied).toEqual(['ABCD1234'])
  expect(screen.getByText('Log in bij Microsoft Teams om je meetings te zien.')).toBeVisible()
})

test('once signed in, the list is there by itself', async () => {
  const service = stubMeetings({ teams: waitingTeams() })
  renderAgenda('/online-meeting')
  await banner()
  service.meetings = [meeting()]
  service.teams = connectedTeams
  comeBack()
  expect(await screen.findByRole('article', { name: 'Kennismaking' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
})

test('a code that waits is asked after without anybody doing anything', async () => {
  const service = stubMeetings({ teams: waitingTeams() })
  renderAgenda('/online-meeting')
  await banner()
  service.meetings = [meeting()]
  service.teams = connectedTeams
  expect(await screen.findByRole('article', { name: 'Kennismaking' }, { timeout: 10_000 })).toBeVisible()
})

test('a plan that needed the sign-in goes out by itself afterwards, once', async () => {
  // Somebody who planned before still sees the list.
  const service = stubMeetings({ teams: waitingTeams(), meetings: [meeting({ subject: 'Eerder' })] })
  const { user } = renderAgenda('/online-meeting')
  const form = within(await screen.findByRole('form', { name: 'Meeting plannen' }))
  await user.type(form.getByRole('textbox', { name: /^Titel/ }), 'Gesprek')
  await user.type(form.getByRole('textbox', { name: /^Deelnemers/ }), 'eva@linde.nl')
  await user.click(form.getByRole('button', { name: 'Plan meeting' }))
  const signIn = await banner()
  expect(signIn.getByText('Je meeting wordt gepland zodra je bent ingelogd.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Gesprek')
  service.teams = connectedTeams
  comeBack()
  expect(await screen.findByText(messages.meetingPlanned)).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Gesprek' })).toBeVisible()
  // The refused call and the one after it, under one key.
  expect(service.planned).toHaveLength(2)
  expect(service.planned[0]).toEqual(service.planned[1])
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('a refusal is said as the service says it, and a new code takes its place', async () => {
  const error = 'Je hebt het verzoek bij Microsoft geweigerd. Vraag een nieuwe code als je toch wilt verbinden.'
  const service = stubMeetings({ teams: waitingTeams() })
  const { user } = renderAgenda('/online-meeting')
  const signIn = await banner()
  service.teams = { ...waitingTeams(), pending: null, error }
  comeBack()
  expect(await signIn.findByText(error)).toBeVisible()
  expect(signIn.queryByLabelText('Code')).toBeNull()
  await user.click(signIn.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await signIn.findByLabelText('Code')).toHaveTextContent('NIEUW1')
  expect(signIn.queryByText(error)).toBeNull()
})

test('a code that has expired is no longer offered', async () => {
  stubMeetings({
    teams: { ...waitingTeams(), pending: { ...code(), expires_at: new Date(Date.now() - 1_000).toISOString() } },
  })
  renderAgenda('/online-meeting')
  const signIn = await banner()
  expect(await signIn.findByText('De code is verlopen. Vraag een nieuwe code.')).toBeVisible()
  expect(signIn.queryByLabelText('Code')).toBeNull()
  expect(signIn.getByRole('button', { name: 'Opnieuw proberen' })).toBeEnabled()
})

test('a cancellation that needs the sign-in goes on by itself in its own window', async () => {
  const service = stubMeetings({ meetings: [meeting()] })
  const { user } = renderAgenda('/online-meeting')
  await user.click(
    within(await screen.findByRole('article', { name: 'Kennismaking' })).getByRole('button', {
      name: 'Afzeggen: Kennismaking',
    }),
  )
  service.refusesOnce = waitingTeams()
  const dialog = within(screen.getByRole('dialog', { name: 'Meeting afzeggen?' }))
  await user.click(dialog.getByRole('button', { name: 'Meeting afzeggen' }))
  expect(await dialog.findByText('De meeting wordt afgezegd zodra je bent ingelogd.')).toBeVisible()
  service.teams = connectedTeams
  comeBack()
  expect(await screen.findByText('‘Kennismaking’ is afgezegd.')).toBeVisible()
  expect(service.cancelled).toHaveLength(2)
})
