import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testConfig } from '@wervio/testing/page-config'
import { candidateHitNamed, fakeServices } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { readPageActions } from './page-actions.ts'

const { answerSearch, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Answers as a remote does, with its own copy of the package: by the name of the event alone. */
const answer = (actions: unknown) => {
  const hear = (event: Event) => (event as CustomEvent<(actions: unknown) => void>).detail(actions)
  window.addEventListener('wervio:page-actions', hear)
  const stop = () => {
    window.removeEventListener('wervio:page-actions', hear)
    window.dispatchEvent(new Event('wervio:page-actions-changed'))
  }
  stops.push(stop)
  return stop
}
const pageOf = (actions: unknown, more: object = {}) => ({
  title: 'Op deze vacature: Kok',
  path: '/mail',
  actions,
  ...more,
})

const openMenu = async () => {
  const extra = ['/mail', '/vacancy/:id'].map((path) => ({ path, element: <button type="button">Knop</button> }))
  const shell = renderShell('/mail', testConfig, { extra })
  const user = userEvent.setup()
  await screen.findByRole('complementary', { name: 'Zijbalk' })
  screen.getByRole('button', { name: 'Knop' }).focus()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox')
  return { ...shell, user }
}
const groupNames = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
const options = (name: string | RegExp) => within(screen.getByRole('listbox')).queryAllByRole('option', { name })

test('what can be done with the open thing comes first, under its name, and runs what the page runs', async () => {
  const run = jest.fn()
  answer(
    pageOf([
      { label: 'Archiveren', icon: 'archive', run },
      { label: 'Bewerken', icon: 'pencil', to: '/vacancy/7' },
    ]),
  )
  const { user } = await openMenu()
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Archiveren')
  const group = screen.getByRole('group', { name: 'Op deze vacature: Kok' })
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Archiveren', 'Bewerken'])
  expect(groupNames()[0]).toBe(group.getAttribute('aria-labelledby'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(screen.getByRole('button', { name: 'Knop' })).toHaveFocus()
})

test('an action that takes the focus keeps it', async () => {
  answer(
    pageOf([
      { label: 'Notitie schrijven', icon: 'note', run: () => screen.getByRole('link', { name: 'Mail' }).focus() },
    ]),
  )
  const { user } = await openMenu()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mail' })).toHaveFocus())
})

test('an action with an address leads there', async () => {
  answer(pageOf([{ label: 'Bewerken', icon: 'pencil', to: '/vacancy/7' }]))
  const { user, address } = await openMenu()
  await user.click(screen.getByRole('option', { name: 'Bewerken' }))
  await waitFor(() => expect(address()).toBe('/vacancy/7'))
})

test('words find an action of the page by its name and by others', async () => {
  answer(pageOf([{ label: 'Wijzigen', icon: 'pencil', words: ['verzetten'], run: () => undefined }]))
  const { user } = await openMenu()
  await user.type(screen.getByRole('combobox'), 'verzet')
  expect(screen.getByRole('group', { name: 'Op deze vacature: Kok' })).toHaveTextContent('Wijzigen')
})

test('with words Enter runs the action that begins with them, and else opens who was found', async () => {
  const run = jest.fn()
  const jan = candidateHitNamed('Jan de Vries', 1)
  answerSearch([jan], [])
  answer(pageOf([{ label: 'Aan de vacature verbinden', icon: 'archive', run }]))
  const { user, address } = await openMenu()
  await user.type(screen.getByRole('combobox'), 'an')
  await screen.findByText('Jan de Vries')
  expect(screen.queryByRole('group', { name: 'Op deze vacature: Kok' })).toBeNull()
  await waitFor(() => expect(options(/Jan de Vries/)[0]).toHaveAttribute('aria-selected', 'true'))
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'verb vác')
  await waitFor(() => expect(options('Aan de vacature verbinden')[0]).toHaveAttribute('aria-selected', 'true'))
  await screen.findByText('Jan de Vries')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  expect(address()).not.toContain(jan.id)
})

test('actions go with their page, also while the menu is open, and those of another page are not there', async () => {
  const stop = answer(pageOf([{ label: 'Archiveren', icon: 'archive', run: () => undefined }]))
  answer(pageOf([{ label: 'Van elders', icon: 'archive', run: () => undefined }], { path: '/vacancy/9' }))
  await openMenu()
  expect(options('Archiveren')).toHaveLength(1)
  expect(options('Van elders')).toHaveLength(0)
  act(stop)
  expect(options('Archiveren')).toHaveLength(0)
  expect(options('Mail')).toHaveLength(1)
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('kapot')
    },
  ],
  ['rejects', () => Promise.reject(new Error('kapot'))],
])('an action that %s says so in a toast, and the product goes on', async (_, run) => {
  answer(pageOf([{ label: 'Archiveren', icon: 'archive', run }]))
  const { user } = await openMenu()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('‘Archiveren’ is niet gelukt.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Knop' })).toBeVisible()
})

const run = () => undefined
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'acties'],
  ['a list that is none', pageOf('acties')],
  [
    '10,000 actions',
    pageOf(Array.from({ length: 10_000 }, (_, index) => ({ label: `Actie ${index}`, icon: 'copy', run }))),
  ],
  ['an action without a name', pageOf([{ icon: 'copy', run }])],
  ['an action that does nothing', pageOf([{ label: 'Niets', icon: 'copy' }])],
  ['an address elsewhere', pageOf([{ label: 'Weg', icon: 'copy', to: 'https://evil.example' }])],
  ['an address that looks like one of ours', pageOf([{ label: 'Weg', icon: 'copy', to: '//evil.example' }])],
  [
    'a title that throws',
    {
      get title() {
        throw new Error('kapot')
      },
      path: '/mail',
      actions: [],
    },
  ],
])('%s is not shown, is told, and breaks nothing', async (_, rubbish) => {
  answer(rubbish)
  answer(pageOf([{ label: 'Archiveren', icon: 'archive', run }], { title: 'Op deze vacature: Bakker' }))
  await openMenu()
  expect(await screen.findByText('Niet alle acties van deze pagina kunnen worden getoond.')).toBeVisible()
  expect(options('Archiveren')).toHaveLength(1)
  expect(options(/Actie/).length).toBeLessThanOrEqual(24)
  expect(options('Weg')).toHaveLength(0)
})

test('a title of a megabyte is cut, and signs that turn text around are left out', () => {
  const { groups } = readPageActions(
    [pageOf([{ label: 'a\u202Eb', icon: 'copy', run }], { title: 'x'.repeat(1_048_576) })],
    '/mail',
  )
  expect(groups[0]?.title).toHaveLength(120)
  expect(groups[0]?.commands[0]?.label).toBe('a b')
})

test('parts of a page with one title stand together, each name once', () => {
  const part = (...labels: string[]) => pageOf(labels.map((label) => ({ label, icon: 'copy', run })))
  const { groups, isWhole } = readPageActions([part('Een', 'Twee'), part('Twee', 'Drie')], '/mail')
  expect(groups.map(({ commands }) => commands.map(({ label }) => label))).toEqual([['Een', 'Twee', 'Drie']])
  expect(isWhole).toBe(true)
})
