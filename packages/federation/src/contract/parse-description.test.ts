import { expect, test } from '@jest/globals'
import { parseRoutes } from './parse-description.ts'

const page = (more: object = {}) => ({ id: 'list', path: '/a', title: 'Lijst', ...more })
const entry = { label: 'Lijst', icon: 'users', order: 10 }
const parse = (...routes: object[]) => parseRoutes(routes, 'routes')

test('a page keeps what it says; what is said by default, or that nobody knows, is dropped', () => {
  const publicPage = page({
    access: 'public',
    roles: ['owner', 'hiring_manager'],
    chrome: 'sidebar',
    recognises: true,
    section: '/a',
    navigation: { ...entry, group: 'workspace', roles: ['reader'] },
    commands: [{ ...entry, group: 'make', words: ['zoeken'], roles: ['owner'] }],
    quickAction: { ...entry, text: 'Vind iets', figure: 'vacancies', roles: ['reader'] },
    recent: 'vacancies',
  })
  expect(parse(publicPage)).toEqual([publicPage])
  expect(parse(page({ access: 'recruiter', recognises: false, extra: 1 }))).toEqual([page()])
})

test.each(['everybody', 'PUBLIC', true, null, ['public'], 1])('access %j is not public', (access) => {
  expect(parse(page({ access }))[0]).not.toHaveProperty('access')
})

test('words of a later contract fall back: a chrome, a group of the sidebar or the menu', () => {
  expect(
    parse(page({ chrome: 'wide', navigation: { ...entry, group: 'top' }, commands: [{ ...entry, group: 'ask' }] })),
  ).toEqual([page({ navigation: { ...entry, group: 'main' }, commands: [{ ...entry, group: 'go' }] })])
})

test.each<[string, object, string]>([
  ['a script for a path', page({ path: 'javascript:alert(1)' }), 'routes[0].path is not the path of a page'],
  ['a path of another host', page({ path: '//evil.example' }), 'routes[0].path is not the path of a page'],
  ['a path that climbs', page({ path: '/a/../b' }), 'routes[0].path is not the path of a page'],
  ['a path with a query', page({ path: '/a?b=c' }), 'routes[0].path is not the path of a page'],
  [
    'a path with capitals, which the router would not tell apart',
    page({ path: '/A' }),
    'routes[0].path is not the path of a page',
  ],
  ['everything', page({ path: '/*' }), 'routes[0].path is not the path of a page'],
  ['a path without an end', page({ path: `/${'a'.repeat(200)}` }), 'routes[0].path is not the path of a page'],
  ['a role that is markup', page({ roles: ['<b>'] }), 'routes[0].roles[0] is not a role'],
  ['roles that are no list', page({ roles: 'owner' }), 'routes[0].roles is not a list'],
  [
    'a role of the sidebar that is no name',
    page({ navigation: { ...entry, group: 'main', roles: ['Lezer!'] } }),
    'routes[0].navigation.roles[0] is not a role',
  ],
  ['no title', page({ title: '' }), 'routes[0].title is not a text'],
  ['a title without an end', page({ title: 'a'.repeat(81) }), 'routes[0].title is not a text of at most 80 signs'],
  [
    'a title that turns round what follows',
    page({ title: 'a\u202Eb' }),
    'routes[0].title is not a text of at most 80 signs',
  ],
  [
    'a section elsewhere',
    page({ section: 'https://evil.example' }),
    'routes[0].section is not a path without parameters',
  ],
  [
    'a place in the sidebar for a page of one thing',
    page({ path: '/a/:id', navigation: { ...entry, group: 'main' } }),
    'routes[0].path is not a path without parameters',
  ],
  [
    'an icon that is markup',
    page({ navigation: { ...entry, icon: '<svg onload=x>' } }),
    'routes[0].navigation.icon is not a name',
  ],
  [
    'an order that is no number',
    page({ quickAction: { ...entry, text: 'x', order: '1' } }),
    'routes[0].quickAction.order is not a whole number',
  ],
  [
    'too many commands',
    page({ commands: Array.from({ length: 9 }, () => entry) }),
    'routes[0].commands is not a list of at most 8',
  ],
])('%s is refused by name', (_, route, message) => {
  expect(() => parse(route)).toThrow(message)
})

test('ids and paths are each used once, and there is an end to them', () => {
  expect(() => parse(page(), page({ path: '/b' }))).toThrow('routes[1].id is not unique (list)')
  expect(() => parse(page(), page({ id: 'other' }))).toThrow('routes[1].path is not unique (/a)')
  expect(() =>
    parse(...Array.from({ length: 61 }, (_, index) => page({ id: `a${index}`, path: `/a/${index}` }))),
  ).toThrow('routes is not a list of at most 60')
})
