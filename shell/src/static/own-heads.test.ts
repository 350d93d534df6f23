import { expect, test } from '@jest/globals'
import * as routes from '@wervio/contracts/routes'
import { ownPages } from '../site/own-pages.ts'
import { ownHeads } from './own-heads.ts'

/** Where a visit begins a demo, and what is for one person alone. */
const hidden: readonly string[] = [routes.demo.path, routes.invitation.path, routes.accountDeleted.path]

test('every public page of the shell can be found, but for those that nobody should', () => {
  const publicPaths = ownPages
    .filter(({ access, path }) => access === 'public' && !hidden.includes(path))
    .map(({ path }) => path)
  expect(Object.keys(ownHeads).toSorted()).toEqual(publicPaths.toSorted())
})
