import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testConfig } from '@wervio/testing/page-config'
import { candidateHitNamed, fakeServices } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const { answerProfile, answerSearch, signInAs } = fakeServices()
const loadPublicCommandMenu = () => act(() => import('../../command-menu/public-command-menu.tsx'))

/** Stands in for the code of the public pages, which a remote brings. */
const pagesOfMarketing = [
  { path: '/how-it-works', element: <h1>Hoe het werkt</h1> },
  { path: '/pricing', element: <h1>Prijzen</h1> },
]

/** The header of the chrome: the first banner in the page, before any header of the content. */
const banner = () => screen.getAllByRole('banner')[0] ?? document.body

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

test('the header has its links, the sidebar is absent', async () => {
  renderShell('/pricing')
  const menu = within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }))
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Hoe het werkt', '/how-it-works'],
    ['Prijzen', '/pricing'],
    ['Contact', '/contact'],
    ['Inloggen', '/login'],
    ['Aanmelden', '/beta-signup'],
  ])
  expect(menu.getByRole('link', { name: 'Prijzen' })).toHaveAttribute('aria-current', 'page')
  expect(within(banner()).getByRole('link', { name: /naar de homepage/ })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('complementary', { name: 'Zijbalk' })).toBeNull()
})

test('it looks scrolled above 20 px and not at 20', () => {
  renderShell('/')
  const header = banner()
  expect(header).toHaveAttribute('data-scrolled', 'false')
  act(() => scrollTo(20))
  expect(header).toHaveAttribute('data-scrolled', 'false')
  act(() => scrollTo(21))
  expect(header).toHaveAttribute('data-scrolled', 'true')
  act(() => scrollTo(0))
  expect(header).toHaveAttribute('data-scrolled', 'false')
})

test('it looks scrolled when the page was before its code came', async () => {
  scrollTo(300)
  renderShell('/')
  await waitFor(() => expect(banner()).toHaveAttribute('data-scrolled', 'true'))
  act(() => scrollTo(0))
})

test('the menu button opens, Escape closes and gives the focus back, going somewhere closes too', async () => {
  const user = userEvent.setup()
  renderShell('/')
  const button = await screen.findByRole('button', { name: 'Menu openen', hidden: true })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Menu sluiten', hidden: true })).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'Hoe het werkt' }))
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
})

test('the footer has every link, both badges, and no facts that nobody gave', async () => {
  renderShell('/')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Prijzen', '/pricing'],
    ['Demo', '/beta-signup'],
    ['Over ons', '/about'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Gebruikersvoorwaarden', '/privacy?tab=terms'],
    ['Fair use policy', '/privacy?tab=fairuse'],
    ['info@wervio.nl', 'mailto:info@wervio.nl'],
  ])
  expect(footer.getByText(/WGB/)).toBeVisible()
  expect(footer.getByText(/AVG/)).toBeVisible()
  expect(footer.queryByText(/KvK/)).toBeNull()
})

test('a new page names the tab and takes the focus; the skip link leads to the content', async () => {
  const user = userEvent.setup()
  renderShell('/nergens', testConfig, { extra: pagesOfMarketing })
  expect(await screen.findByRole('heading', { name: 'Pagina niet gevonden', level: 1 })).toBeVisible()
  expect(document.title).toBe('Pagina niet gevonden · Wervio')
  await user.click(screen.getByRole('link', { name: 'Hoe het werkt' }))
  const heading = await screen.findByRole('heading', { name: 'Hoe het werkt', level: 1 })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Hoe het werkt · Wervio')
  await user.click(screen.getByRole('link', { name: 'Naar de inhoud' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a public page never waits for the session', () => {
  renderShell('/pricing', testConfig, { extra: pagesOfMarketing })
  expect(screen.getByRole('heading', { name: 'Prijzen', level: 1 })).toBeVisible()
})

test('whoever is signed in has the command menu here too, with candidates and pages', async () => {
  await signInAs('Sanne')
  answerSearch([candidateHitNamed('Jan de Vries', 1)], [])
  const user = userEvent.setup()
  const { address } = renderShell('/pricing', testConfig, { extra: pagesOfMarketing })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Zoek of spring naar' }), 'jan')
  expect(await screen.findByRole('option', { name: /Jan de Vries/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Meta>}k{/Meta}')
  await user.type(await screen.findByRole('combobox'), 'profiel{Enter}')
  await waitFor(() => expect(address()).toBe('/profile'))
})

test('a hiring manager has no command menu here either', async () => {
  answerProfile({ role: 'hiring_manager' })
  await signInAs('Sanne')
  renderShell('/pricing', testConfig, { extra: pagesOfMarketing })
  await userEvent.setup().keyboard('{Control>}k{/Control}')
  await loadPublicCommandMenu()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the keys of a visitor stay with their browser', () => {
  renderShell('/pricing', testConfig, { extra: pagesOfMarketing })
  const isLeftAlone = fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(isLeftAlone).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
