import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeServices } from '../testing/fake-services.ts'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { renderShell } from '../testing/render-shell.tsx'

fakeServices()

test('sign-in code that finds no configuration says so, and starts at the second try', async () => {
  const user = userEvent.setup()
  renderShell('/mail', null)
  expect(await screen.findByText(/Het inloggen kon niet worden geladen/)).toBeVisible()
  inlineConfig()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Niet ingelogd')).toBeVisible()
})

const secret = { id: 'mfe_vacancies:new', path: '/vacatures/concept', element: <p>Geheim</p> }

test('a page of a remote that nobody described needs a session, also below a public one', async () => {
  const { address } = renderShell('/vacatures/concept', testConfig, { extra: [secret] })
  await waitFor(() => expect(address()).toBe('/login?next=%2Fvacatures%2Fconcept'))
  expect(screen.queryByText('Geheim')).toBeNull()
})

test('an address below a public one that nobody has a page at is a 404 in the public chrome', async () => {
  const { address } = renderShell('/vacatures/nergens')
  expect(await screen.findByRole('heading', { name: 'Pagina niet gevonden', level: 1 })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(address()).toBe('/vacatures/nergens')
})

test('a page that is described as public shows at once, without a session', async () => {
  renderShell('/vacatures', testConfig, {
    extra: [{ id: 'mfe_vacancies:list', path: '/vacatures', element: <p>Openbaar</p> }],
  })
  expect(screen.getByText('Openbaar')).toBeVisible()
})
