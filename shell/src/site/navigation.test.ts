import { expect, test } from '@jest/globals'
import { commandGroupsOf } from '../command-menu/commands.ts'
import { dashboardActions } from '../dashboard/quick-actions.ts'
import { sampleRemotes } from '../testing/sample-remotes.ts'
import { createSite, type SiteRemote } from './create-site.ts'
import { iconNames, iconOf } from './icons.ts'
import { isActive, navigationOf } from './navigation.ts'
import { ownSiteOf } from './own-site.ts'

const site = createSite(sampleRemotes)
const recruiterSite = ownSiteOf(site, 'recruiter')
const { main, workspace } = navigationOf(recruiterSite)
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)

test('the order is the one that each states, whoever is registered first', () => {
  const reversedOrder = navigationOf(ownSiteOf(createSite(sampleRemotes.toReversed()), 'recruiter'))
  for (const navigation of [{ main, workspace }, reversedOrder]) {
    expect(labels(navigation.main)).toEqual([
      'Dashboard',
      'Vacatures',
      'Kandidaten',
      'Match analyse',
      'Gesprek opnemen',
    ])
    expect(labels(navigation.workspace)).toEqual(['Agenda', 'Mail', 'Profiel'])
  }
})

test('two of one order stand by name', () => {
  const entry = (label: string) => ({ label, icon: 'mail', group: 'main', order: 20 }) as const
  const remote = (name: string, label: string): SiteRemote => ({
    name,
    basePaths: [`/${name}`],
    routes: [{ id: 'a', path: `/${name}`, title: label, navigation: entry(label) }],
  })
  const entriesAlike = [remote('x', 'Zeta'), remote('y', 'Alfa')]
  expect(labels(navigationOf(createSite(entriesAlike)).main).slice(1, 3)).toEqual(['Alfa', 'Zeta'])
})

test.each([
  ['/dashboard', 'Dashboard'],
  ['/', 'Dashboard'],
  ['/vacancy-dashboard', 'Vacatures'],
  ['/create-vacancy', 'Vacatures'],
  ['/vacancy/7', 'Vacatures'],
  ['/dashboard-candidates', 'Kandidaten'],
  ['/add-candidate/stapel/7', 'Kandidaten'],
  ['/match-analysis', 'Match analyse'],
  ['/matching-dashboard', 'Match analyse'],
  ['/import-recording', 'Gesprek opnemen'],
  ['/mail/', 'Mail'],
  ['/improvements', undefined],
  ['/applications', undefined],
])('on %s the active item is %s, and only that', (path, label) => {
  expect(labels([...main, ...workspace].filter((item) => isActive(item, path)))).toEqual(label ? [label] : [])
})

test('a page of the sidebar that also states a command is one line of the menu, found by the words of both', () => {
  const navigation = { label: 'Ranglijst', icon: 'target', group: 'main', order: 10 } as const
  const command = { label: 'Ranglijst', icon: 'target', group: 'go', order: 10, words: ['score'] } as const
  const lines = commandGroupsOf({ pages: [{ id: 'a', path: '/a', title: 'A', navigation, commands: [command] }] })
  expect(lines[0]).toMatchObject({ title: 'Naar', commands: [{ label: 'Ranglijst', to: '/a', words: ['score'] }] })
  expect(lines[0]?.commands).toHaveLength(1)
})

test('the command menu has the sidebar, then what the pages state, then the settings', () => {
  expect(commandGroupsOf(recruiterSite).map(({ title, commands }) => [title, labels(commands)])).toEqual([
    [
      'Naar',
      [
        'Dashboard',
        'Vacatures',
        'Kandidaten',
        'Match analyse',
        'Gesprek opnemen',
        'Agenda',
        'Mail',
        'Profiel',
        'Matching',
      ],
    ],
    ['Maken', ['Nieuwe Vacature', 'Nieuw gesprek', 'Online gesprek plannen', 'Opname importeren']],
    ['Instellen', ['Thema: licht', 'Thema: donker', 'Thema: zoals mijn apparaat', 'Uitloggen']],
  ])
})

test('a card tells a number that the shell knows, and else its own line', () => {
  const texts = (figures: Record<string, string | null>) =>
    dashboardActions(recruiterSite, figures).map(({ text }) => text)
  expect(texts({ vacancies: '3 vacatures' })).toEqual([
    '3 vacatures',
    'Vind een kandidaat',
    'CV naast vacature',
    'Opnames en verslagen',
  ])
  expect(texts({ vacancies: null })[0]).toBe('Schrijven en beheren')
  expect(texts({})[0]).toBe('Schrijven en beheren')
})

test('an icon that this shell does not know is a sheet of paper', () => {
  for (const name of ['dinosaur', 'constructor', '__proto__']) expect(iconOf(name)).toBe(iconOf('file-text'))
  expect(new Set(iconNames.map(iconOf)).size).toBe(iconNames.length)
})
