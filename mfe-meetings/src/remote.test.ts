import { expect, test } from '@jest/globals'
import { createRecordingImport, rolesOf, scheduleMeeting, type Endpoint } from '@wervio/contracts'
import { description } from './remote.ts'

test.each<[id: string, call: Endpoint]>([
  ['new-meeting', scheduleMeeting],
  ['import-recording', createRecordingImport],
])('%s is for whoever may make the call that the page is for', (id, call) => {
  expect(description.routes.find((route) => route.id === id)?.roles).toEqual(rolesOf(call))
})
