import { expect, test } from '@jest/globals'
import { isUnder, ownsPath } from './base-path.ts'
import { routeAt } from './route-match.ts'

const routes = ['/', '/a', '/a/:id', '/a/new', '/a/:id/parts/:part'].map((path) => ({ id: path, path, title: path }))

test.each([
  ['/', '/'],
  ['/a', '/a'],
  ['/A/', '/a'],
  ['/a?b=/a/new#c', '/a'],
  ['/a/7', '/a/:id'],
  ['/a/new', '/a/new'],
  ['/a/%6Eew', '/a/new'],
  ['/%61', '/a'],
  ['/a/7/parts/8', '/a/:id/parts/:part'],
  ['/a/7/parts', undefined],
  ['/b', undefined],
  ['/a/%', '/a/:id'],
])('%s is the page %s', (path, pageId) => {
  expect(routeAt(routes, path)?.path).toBe(pageId)
})

test('a path lies under a prefix by whole segments, read as the router reads them', () => {
  expect(isUnder('/vacancy-details/7', '/vacancy')).toBe(false)
  expect(isUnder('/vacancy/7/matches', '/vacancy/7')).toBe(true)
  expect(isUnder('/vacanc%79/7', '/vacancy')).toBe(true)
  expect(isUnder('/anything', '/')).toBe(true)
})

test('the home page owns itself alone, and a relative path is nobody’s', () => {
  expect([
    ownsPath('/', '/'),
    ownsPath('/', '/?a=b'),
    ownsPath('/', '/a'),
    ownsPath('/', ''),
    ownsPath('/a', 'a'),
  ]).toEqual([true, true, false, false, false])
})
