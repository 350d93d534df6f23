import { expect, test } from '@jest/globals'
import { analyzeMatch, rolesOf, type Endpoint } from '@wervio/contracts'
import { description } from './remote.ts'

test.each<[id: string, call: Endpoint]>([['match-analysis', analyzeMatch]])(
  '%s is for whoever may make the call that the page is for',
  (id, call) => {
    expect(description.routes.find((route) => route.id === id)?.roles).toEqual(rolesOf(call))
  },
)
