import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testConfig } from '@wervio/testing/page-config'
import { fakeServices } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const { signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

/** Pages of remotes, without a name of their own. */
const remotePages = ['/vacancy/:id', '/add-candidate'].map((path) => ({ path, element: <p>Pagina</p> }))

const open = async (path = '/mail') => {
  const shell = renderShell(path, testConfig, { extra: remotePages })
  const sidebar = within(await screen.findByRole('complementary', { name: 'Zijbalk' }))
  return { ...shell, sidebar, user: userEvent.setup() }
}

test('quick actions and list stand in the order of the specification', async () => {
  const { sidebar } = await open()
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Wervio', '/dashboard'],
    ['Dashboard', '/dashboard'],
    ['Vacatures', '/vacancy-dashboard'],
    ['Kandidaten', '/dashboard-candidates'],
    ['Match analyse', '/match-analysis'],
    ['Gesprek opnemen', '/meeting-overview'],
    ['Agenda', '/agenda'],
    ['Mail', '/mail'],
    ['Profiel', '/profile'],
  ])
  expect(sidebar.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('an unknown signed-in address is 404 under the sidebar', async () => {
  await open('/applications')
  expect(await screen.findByRole('heading', { name: 'Pagina niet gevonden', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar het dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('notifications open and close with the bell, on Escape and on a press outside, and show no made-up count', async () => {
  const { sidebar, user } = await open()
  const bell = sidebar.getByRole('button', { name: 'Notificaties' })
  await user.click(bell)
  const panel = () => screen.queryByRole('dialog', { name: 'Notificaties' })
  expect(panel()).toHaveTextContent('Nog geen meldingen')
  await user.click(bell)
  expect(panel()).toBeNull()
  await user.click(bell)
  await user.click(screen.getByText('Nog geen meldingen'))
  expect(panel()).toBeVisible()
  await user.click(screen.getByRole('main'))
  expect(panel()).toBeNull()
  await user.click(bell)
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(bell).toHaveFocus()
})

test('going somewhere else closes the notifications', async () => {
  const { sidebar, user, router } = await open()
  await user.click(sidebar.getByRole('button', { name: 'Notificaties' }))
  expect(screen.getByRole('dialog', { name: 'Notificaties' })).toBeVisible()
  await act(() => router.navigate('/add-candidate'))
  expect(screen.queryByRole('dialog', { name: 'Notificaties' })).toBeNull()
})

test('the notifications stay open while a page writes its own address anew', async () => {
  const { sidebar, user, router } = await open()
  await user.click(sidebar.getByRole('button', { name: 'Notificaties' }))
  await act(() => router.navigate('/mail?candidate=1', { replace: true }))
  expect(screen.getByRole('dialog', { name: 'Notificaties' })).toBeVisible()
})

test('the sidebar folds to icons that keep their names, and stays so', async () => {
  const { sidebar, user } = await open()
  await user.click(sidebar.getByRole('button', { name: 'Inklappen' }))
  expect(sidebar.getByRole('link', { name: 'Vacatures' })).toHaveTextContent('')
  expect(localStorage.getItem('wervio:sidebar')).toBe('collapsed')
  await user.click(sidebar.getByRole('button', { name: 'Uitklappen' }))
  expect(sidebar.getByRole('link', { name: 'Vacatures' })).toHaveTextContent('Vacatures')
})

test('the drawer keeps the focus, closes with Escape, and by going somewhere', async () => {
  const { user, address } = await open()
  const button = screen.getByRole('button', { name: 'Menu openen', hidden: true })
  await user.click(button)
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(drawer.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Mail' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/mail')
})

test('Ctrl K finds a page by name and goes there with Enter', async () => {
  const { user, address } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'nieuwe vac')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Nieuwe Vacature'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/create-vacancy'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the command menu says when nothing fits, and can change the theme', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zoek of spring naar…' }))
  await user.type(await screen.findByRole('combobox'), 'xyzxyz')
  expect(await screen.findByText('Niets gevonden.')).toBeVisible()
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'donker{Enter}')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})

test('the theme switch keeps the choice, and gives the page back to the device', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Thema kiezen' }))
  await user.click(screen.getByRole('radio', { name: 'Licht' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  expect(localStorage.getItem('wervio:theme')).toBe('light')
  await user.click(screen.getByRole('radio', { name: 'Zoals mijn apparaat' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  await user.click(screen.getByRole('radio', { name: 'Donker' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('button', { name: 'Thema kiezen' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('radio', { name: 'Donker' })).toHaveFocus()
})

test('the breadcrumb takes over the name a page gives itself, until the next page', async () => {
  const { router } = await open('/vacancy/1')
  const crumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' }))
  expect(crumbs.getByText('Vacature')).toBeVisible()
  act(() => void window.dispatchEvent(new CustomEvent('wervio:page-title', { detail: 'Wijkverpleegkundige' })))
  expect(crumbs.getByText('Wijkverpleegkundige')).toHaveAttribute('aria-current', 'page')
  await act(() => router.navigate('/add-candidate'))
  expect(screen.queryByText('Wijkverpleegkundige')).not.toBeInTheDocument()
})

test('the breadcrumb leads to the section of a page', async () => {
  await open('/add-candidate')
  const crumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' }))
  expect(crumbs.getByRole('link', { name: 'Kandidaten' })).toHaveAttribute('href', '/dashboard-candidates')
  expect(crumbs.getByText('Nieuwe kandidaat')).toHaveAttribute('aria-current', 'page')
})
