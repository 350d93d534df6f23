import { expect, test } from '@jest/globals'
import { createVacancy, rolesOf, savePublication, type Endpoint } from '@wervio/contracts'
import { description } from './remote.ts'

test.each<[id: string, call: Endpoint]>([
  ['create', createVacancy],
  ['preview', savePublication],
])('%s is for whoever may make the call that the page is for', (id, call) => {
  expect(description.routes.find((route) => route.id === id)?.roles).toEqual(rolesOf(call))
})
