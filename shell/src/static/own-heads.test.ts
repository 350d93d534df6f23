import { expect, test } from '@jest/globals'
import { ownPages } from '../site/own-pages.ts'
import { ownHeads } from './own-heads.ts'

test('every public page of the shell can be found, and no other', () => {
  const publicPaths = ownPages.filter(({ access }) => access === 'public').map(({ path }) => path)
  expect(Object.keys(ownHeads).toSorted()).toEqual(publicPaths.toSorted())
})
