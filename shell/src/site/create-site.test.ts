import { expect, test } from '@jest/globals'
import { sampleRemotes } from '../testing/sample-remotes.ts'
import { createSite, type SiteRemote } from './create-site.ts'

const site = createSite(sampleRemotes)
const remote = (name: string, basePaths: string[], ...routes: NonNullable<SiteRemote['routes']>): SiteRemote => ({
  name,
  basePaths,
  routes,
})
const page = (path: string, more: object = {}) => ({ id: 'one', path, title: 'Een', ...more })

/** Of the specification's prefixes, those of the shell and of the sample remotes. */
const sidebarPrefixes = [
  '/dashboard',
  '/dashboard-candidates',
  '/add-candidate',
  '/vacancy-dashboard',
  '/meeting-overview',
  '/new-meeting',
  '/match-analysis',
  '/applications',
  '/create-vacancy',
  '/matching-dashboard',
  '/agenda',
  '/mail',
  '/profile',
  '/import-recording',
  '/vacancy',
  '/online-meeting',
]

test.each(sidebarPrefixes)('%s has the sidebar and needs a session, also below and with a query', (prefix) => {
  for (const path of [
    prefix,
    `${prefix}/`,
    `${prefix}/x/y`,
    `${prefix}?a=/b`,
    `${prefix}#top`,
    prefix.toUpperCase(),
    prefix.replace('a', '%61'),
  ])
    expect(site.placeOf(path)).toMatchObject({ chrome: 'sidebar', isGuarded: true, identity: 'always' })
  for (const path of [`${prefix}x`, `/x${prefix}`, `/?next=${prefix}`, `/#${prefix}`])
    expect(site.placeOf(path)).toMatchObject({ chrome: 'public', isGuarded: false })
})

test.each([
  '/',
  '/how-it-works',
  '/pricing',
  '/contact',
  '/about',
  '/privacy',
  '/privacy?tab=terms',
  '/beta-signup',
  '/vacatures',
  '/vacatures/x',
  '/vacancies',
  '/dashboardx',
  '/profiles',
  '/mailing',
  '/nergens',
  '/register',
  '/login',
])('%s keeps the public header', (path) => {
  expect(site.placeOf(path)).toMatchObject({ chrome: 'public', isGuarded: false })
})

test.each([
  ['/login', 'always'],
  ['/register?x=1', 'always'],
  ['/Login/', 'always'],
  ['/pricing', 'never'],
  ['/loginx', 'never'],
  ['/', 'never'],
  ['/vacatures?a=b', 'with token'],
  ['/vacaturesoverzicht', 'never'],
])('sign-in code for %s: %s', (path, identity) => {
  expect(site.placeOf(path).identity).toBe(identity)
})

test.each([
  ['/dashboard', 'Dashboard'],
  ['/vacancy/7', 'Vacature'],
  ['/add-candidate/stapel/7', 'Stapel CV’s'],
  ['/agenda?a=b', 'Agenda'],
  ['/vacancy/7/8', null],
  ['/applications', null],
  ['/nergens', null],
])('%s is called %s', (path, title) => {
  expect(site.placeOf(path).title).toBe(title)
})

test('a page that does not say it is public needs a session, whoever describes it', () => {
  expect(createSite([remote('a', ['/a'], page('/a/new'))]).placeOf('/a/new')).toMatchObject({
    chrome: 'sidebar',
    isGuarded: true,
  })
  expect(createSite([remote('a', ['/a'])]).placeOf('/a/new')).toMatchObject({
    chrome: 'sidebar',
    isGuarded: true,
    isDescribed: false,
    owner: 'a',
  })
})

test('access and chrome are two things', () => {
  const siteOfBoth = createSite([
    remote('a', ['/a', '/b'], page('/a', { access: 'public', chrome: 'sidebar' }), {
      ...page('/b', { chrome: 'public' }),
      id: 'two',
    }),
  ])
  expect(siteOfBoth.placeOf('/a')).toMatchObject({ chrome: 'sidebar', isGuarded: false })
  expect(siteOfBoth.placeOf('/b')).toMatchObject({ chrome: 'public', isGuarded: true })
})

test('a remote opens no page of another, nor of the shell', () => {
  const greedy = remote(
    'greedy',
    ['/a', '/dashboard', '/login'],
    page('/a/:any', { access: 'public' }),
    { ...page('/dashboard', { access: 'public' }), id: 'two' },
    { ...page('/login'), id: 'three' },
  )
  const siteOfBoth = createSite([greedy, remote('b', ['/a/b'], page('/a/b'))])
  expect(siteOfBoth.placeOf('/a/b')).toMatchObject({ isGuarded: true, owner: 'b' })
  expect(siteOfBoth.placeOf('/dashboard')).toMatchObject({ isGuarded: true, title: 'Dashboard' })
  expect(siteOfBoth.placeOf('/login')).toMatchObject({ isGuarded: false, title: 'Inloggen' })
  expect(siteOfBoth.pages.filter(({ path }) => path === '/dashboard')).toHaveLength(1)
})

test('a remote that is missing takes its addresses along', () => {
  expect(createSite([]).placeOf('/vacancy-dashboard')).toMatchObject({
    chrome: 'public',
    title: null,
    isDescribed: false,
  })
  expect(createSite([]).hasPage('/create-vacancy')).toBe(false)
})
