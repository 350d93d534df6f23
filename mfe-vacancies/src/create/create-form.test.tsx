import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expireSession, sessionStarted, signOut, userStorage } from '@wervio/session'
import { fakeServices } from '../testing/fake-services.ts'
import { fillForm } from '../testing/fill-form.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const title = () => screen.findByRole('textbox', { name: 'Functietitel' })
const submit = () => screen.getByRole('button', { name: 'Genereer Vacaturetekst' })
const signInAgain = () =>
  sessionStarted({ uid: 'u1', email: 'sanne@example.nl', displayName: null, photoUrl: null }, 'token-2')

test('the form has five sections with their titles and seventeen fields', async () => {
  renderApp('/create-vacancy')
  await title()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Functie Details',
    'Kandidaat Profiel',
    'Organisatie Informatie',
    'Team & Cultuur',
    'Missie & Visie',
  ])
  expect(screen.getAllByRole('textbox')).toHaveLength(17)
  expect(
    screen
      .getAllByRole('textbox')
      .filter((field) => !field.hasAttribute('required'))
      .map((field) => field.id),
  ).toEqual(['opdrachtgever', 'missie_visie_kernwaarden', 'maatschappelijke_bijdrage'])
})

test('an empty form is refused: every required field named, focus on the first', async () => {
  const { user } = renderApp('/create-vacancy')
  await title()
  await user.click(submit())
  expect(await screen.findByText('14 velden kloppen nog niet')).toBeVisible()
  expect(await title()).toHaveFocus()
  expect(await title()).toHaveAccessibleDescription('Vul een functietitel in.')
  const summary = within(screen.getByText('14 velden kloppen nog niet').closest('[role="alert"]') as HTMLElement)
  await user.click(summary.getByRole('button', { name: 'Sector' }))
  expect(screen.getByRole('textbox', { name: 'Sector' })).toHaveFocus()
})

test('blanks are not an answer, and a field that is too long says by how much', async () => {
  const { user } = renderApp('/create-vacancy')
  await fillForm(user)
  await user.clear(screen.getByRole('textbox', { name: 'Locatie' }))
  await user.type(screen.getByRole('textbox', { name: 'Locatie' }), '   ')
  await user.click(await title())
  await user.paste('x'.repeat(200))
  expect(screen.getByText('7 tekens te veel')).toBeVisible()
  await user.click(submit())
  expect(await screen.findByText('Gebruik hier hoogstens 200 tekens.')).toBeVisible()
  expect(screen.getByText('Vul een locatie in.')).toBeVisible()
})

test('the steps show which sections are complete', async () => {
  const { user } = renderApp('/create-vacancy')
  await fillForm(user)
  expect(screen.getByText('4 van 5 onderdelen compleet')).toBeInTheDocument()
  // Only a wide screen shows the steps; jsdom is none.
  const steps = within(screen.getByRole('navigation', { hidden: true })).getAllByRole('listitem', { hidden: true })
  expect(steps.map((step) => step.textContent?.includes('(compleet)'))).toEqual([true, true, true, true, false])
})

test('what was typed is kept, and there again after a reload', async () => {
  const { user, unmount } = renderApp('/create-vacancy')
  await user.type(await title(), 'Planner')
  expect(await screen.findByText('Concept bewaard')).toBeVisible()
  unmount()
  renderApp('/create-vacancy')
  expect(await title()).toHaveValue('Planner')
})

test('an expired session keeps even what was typed just before', async () => {
  const { user, unmount } = renderApp('/create-vacancy')
  await user.type(await title(), 'Planner')
  act(expireSession)
  unmount()
  signInAgain()
  renderApp('/create-vacancy')
  expect(await title()).toHaveValue('Planner')
})

test('signing out on purpose keeps nothing, not even the last letters', async () => {
  const { user, unmount } = renderApp('/create-vacancy')
  await user.type(await title(), 'Planner')
  await act(signOut)
  unmount()
  signInAgain()
  renderApp('/create-vacancy')
  expect(await title()).toHaveValue('')
})

test('a draft that was damaged counts as none', async () => {
  userStorage('u1').set('vacancy-draft:new', '{"values":{"functie":7}')
  renderApp('/create-vacancy')
  expect(await title()).toHaveValue('')
})

test('emptying asks first and can be undone', async () => {
  const { user } = renderApp('/create-vacancy')
  await user.type(await title(), 'Planner')
  await user.click(screen.getByRole('button', { name: 'Formulier leegmaken' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leegmaken' }))
  await waitFor(async () => expect(await title()).toHaveValue(''))
  expect(userStorage('u1').get('vacancy-draft:new')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await title()).toHaveValue('Planner')
  expect(await screen.findByText('Concept bewaard')).toBeVisible()
})
