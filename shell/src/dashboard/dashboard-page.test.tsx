import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { limits } from '@wervio/contracts'
import { testConfig } from '@wervio/testing/page-config'
import { fakeServices, refusal, stackNamed, vacancyNamed } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerStacks, answerVacancies, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne de Vries'))

test('it greets by name and offers the four ways in and a new vacancy', async () => {
  renderShell('/dashboard')
  expect(await screen.findByRole('heading', { name: /^Goede(morgen|middag|navond), Sanne$/, level: 1 })).toBeVisible()
  const cards = within(screen.getByRole('navigation', { name: 'Snelle acties' }))
  expect(cards.getAllByRole('link').map((card) => card.getAttribute('href'))).toEqual([
    '/vacancy-dashboard',
    '/dashboard-candidates',
    '/match-analysis',
    '/meeting-overview',
  ])
  expect(cards.queryByText('Binnenkort')).toBeNull()
  expect(document.title).toBe('Dashboard · Wervio')
})

test('an account without vacancies gets its first step', async () => {
  renderShell('/dashboard')
  expect(await screen.findByText('Begin met je eerste vacature')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Nieuwe Vacature' }))
    expect(link).toHaveAttribute('href', '/create-vacancy')
  expect(screen.getByText('Nog geen vacatures')).toBeVisible()
})

test('the newest five are listed and all are counted', async () => {
  answerVacancies([1, 2, 3, 4, 5, 6].map((number) => vacancyNamed(`Vacature ${number}`, number)))
  renderShell('/dashboard')
  const list = within(await screen.findByRole('region', { name: 'Nieuwste vacatures' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.getByRole('link', { name: /Vacature 1/ })).toHaveAttribute('href', `/vacancy/${vacancyNamed('', 1).id}`)
  expect(screen.getByText('6 vacatures')).toBeVisible()
})

test('a stack of CVs that is not finished is gone on with from here, with what is left to do', async () => {
  const stack = stackNamed(1, { to_review: 7, unread: 1, saved: 4 })
  answerStacks([stack])
  renderShell('/dashboard')
  const section = within(await screen.findByRole('region', { name: 'Ga verder met je stapel' }))
  const link = section.getByRole('link')
  expect(link).toHaveAttribute('href', `/add-candidate/stapel/${stack.id}`)
  expect(link).toHaveTextContent('12 CV’s van 3 nov')
  expect(link).toHaveTextContent('7 na te kijken · 1 wordt gelezen · 4 opgeslagen')
})

test('without a stack there is nothing of stacks on the dashboard', async () => {
  renderShell('/dashboard')
  expect(await screen.findByText('Begin met je eerste vacature')).toBeVisible()
  expect(screen.queryByText(/Ga verder met je stapel/)).toBeNull()
})

test('more than a page is not counted further than is known', async () => {
  const page = Array.from({ length: limits.listDefault }, (_, index) =>
    vacancyNamed(`Vacature ${index + 1}`, index + 1),
  )
  answerVacancies(page, { headers: { link: '</api/vacancies?cursor=abc>; rel="next"' } })
  renderShell('/dashboard')
  expect(await screen.findByText(`Meer dan ${limits.listDefault} vacatures`)).toBeVisible()
})

test('a failure says so, invents nothing, and can be tried again', async () => {
  const user = userEvent.setup()
  answerVacancies(refusal('internal', 'x'), { status: 500 })
  renderShell('/dashboard')
  expect(await screen.findByText('Er is een probleem met de server. Probeer het later opnieuw.')).toBeVisible()
  expect(screen.getByText('Schrijven en beheren')).toBeVisible()
  answerVacancies([vacancyNamed('Planner', 1)])
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('1 vacature')).toBeVisible()
})

test('an ended session offers to sign in, and comes back', async () => {
  answerVacancies(refusal('unauthorized', 'x'), { status: 401 })
  renderShell('/dashboard')
  expect(await screen.findByText('Sessie verlopen. Log opnieuw in.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login?next=%2Fdashboard')
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test('a list that is not there has the text of the specification', async () => {
  answerVacancies({}, { status: 404 })
  renderShell('/dashboard')
  expect(await screen.findByText('Er ging iets mis bij het ophalen van de vacatures')).toBeVisible()
})

test('without the remote that lists vacancies there is nothing of theirs on the dashboard', async () => {
  renderShell('/dashboard', testConfig, { remotes: [] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const cards = within(screen.getByRole('navigation', { name: 'Snelle acties' }))
  expect(cards.queryAllByRole('link')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Nieuwe Vacature' })).toBeNull()
  expect(
    within(screen.getByRole('navigation', { name: 'Snel naar' })).queryByRole('link', { name: 'Vacatures' }),
  ).toBeNull()
})

test('the assistant answers general questions here too', async () => {
  const user = userEvent.setup()
  renderShell('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Vraag de assistent' }))
  expect(await screen.findByRole('textbox', { name: 'Stel je vraag aan Wervio...' })).toBeVisible()
})
