import { expect, test } from '@jest/globals'
import { defineRemote, withPages } from './define-remote.ts'

const Page = () => null
const description = defineRemote({
  routes: [
    { id: 'list', path: '/things', title: 'Dingen', access: 'public' },
    { id: 'new', path: '/things/new', title: 'Nieuw ding' },
    { id: 'one', path: '/thing/:id', title: 'Ding' },
  ],
})

test('the paths a remote owns follow from its pages', () => {
  expect(description.basePaths).toEqual(['/things', '/thing'])
  expect(
    defineRemote({
      routes: [
        { id: 'home', path: '/', title: 'Home' },
        { id: 'a', path: '/a', title: 'A' },
      ],
    }).basePaths,
  ).toEqual(['/', '/a'])
})

test('each described page gets its code, loaded with the page or beside it', () => {
  const load = async () => ({ Component: Page })
  expect(withPages(description, { list: { Component: Page }, new: load, one: load })).toEqual({
    contractVersion: 1,
    basePaths: ['/things', '/thing'],
    routes: [
      { id: 'list', path: '/things', Component: Page },
      { id: 'new', path: '/things/new', lazy: load },
      { id: 'one', path: '/thing/:id', lazy: load },
    ],
  })
})
