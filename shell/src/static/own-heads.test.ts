import { expect, test } from '@jest/globals'
import * as routes from '@wervio/contracts/routes'
import { ownPages } from '../site/own-pages.ts'
import { ownHeads } from './own-heads.ts'

test('every public page of the shell can be found, but for the one where a visit begins a demo', () => {
  const publicPaths = ownPages
    .filter(({ access, path }) => access === 'public' && path !== routes.demo.path && path !== routes.invitation.path)
    .map(({ path }) => path)
  expect(Object.keys(ownHeads).toSorted()).toEqual(publicPaths.toSorted())
})
