import { expect, test } from '@jest/globals'
import { chromeFor, isSignedInPath, isUnder, needsIdentity, titleOf, titleOrNotFound } from './path-rules.ts'
import { pageTitles, sidebarPrefixes } from './paths.ts'

test.each(sidebarPrefixes)('%s has the sidebar and needs a session, also below and with a query', (prefix) => {
  for (const path of [prefix, `${prefix}/`, `${prefix}/x/y`, `${prefix}?a=/b`, `${prefix}#top`, prefix.toUpperCase()]) {
    expect(chromeFor(path)).toBe('sidebar')
    expect(isSignedInPath(path)).toBe(true)
    expect(needsIdentity(path)).toBe(true)
  }
  for (const path of [`${prefix}x`, `/x${prefix}`, `/?next=${prefix}`, `/#${prefix}`]) expect(chromeFor(path)).toBe('public')
})

test.each([
  '/', '', '/how-it-works', '/pricing', '/contact', '/about', '/privacy', '/privacy?tab=terms', '/beta-signup',
  '/vacatures', '/vacatures/generator', '/vacancies', '/dashboardx', '/profiles', '/mailing', '/nergens', '/register', '/login',
])('%s keeps the public header', (path) => {
  expect(chromeFor(path)).toBe('public')
  expect(isSignedInPath(path)).toBe(false)
})

test.each([['/login', true], ['/register?x=1', true], ['/Login/', true], ['/', false], ['/pricing', false], ['/loginx', false]])(
  'sign-in code for %s: %s',
  (path, needed) => expect(needsIdentity(path)).toBe(needed),
)

test.each([
  ['/vacatures', true],
  ['/vacatures/generator?a=b', true],
  ['/vacaturesoverzicht', false],
  ['/pricing', false],
])('with a token sign-in code for %s: %s; a visitor never loads it there', (path, needed) => {
  expect(needsIdentity(path, true)).toBe(needed)
  expect(needsIdentity(path)).toBe(false)
})

test('a path lies under a prefix by whole segments', () => {
  expect(isUnder('/vacancy-details/7', '/vacancy')).toBe(false)
  expect(isUnder('/vacancy/7/matches', '/vacancy/7')).toBe(true)
  expect(isUnder('/anything', '/')).toBe(true)
})

test.each(Object.entries(pageTitles))('%s is called %s', (pattern, title) => {
  const path = pattern.replace('{id}', '42')
  expect(titleOf(path)).toBe(title)
  expect(titleOf(`${path}?a=b`)).toBe(title)
})

test.each(['/applications', '/vacancy', '/vacancy-details', '/vacancy/1/2', '/vacatures/x', '/nergens'])(
  '%s is not a page',
  (path) => {
    expect(titleOf(path)).toBeNull()
    expect(titleOrNotFound(path)).toBe('Pagina niet gevonden')
  },
)
