import { expect, test } from '@jest/globals'
import { e164, phoneText } from './phone.ts'

test.each([
  ['06-12345678', '+31612345678', '06 12 34 56 78'],
  ['+31 (0)6 12 34 56 78', '+31612345678', '06 12 34 56 78'],
  ['0031612345678', '+31612345678', '06 12 34 56 78'],
  ['020 624 1111', '+31206241111', '020 624 1111'],
  ['0592-243 333', '+31592243333', '0592 243 333'],
  ['+32 470 12 34 56', '+32470123456', '+32 470 12 34 56'],
  ['+49 30 901820', '+4930901820', '+49 30 901820'],
])('%s is stored as %s and shown as %s', (typed, stored, shownNumber) => {
  expect([e164(typed), phoneText(stored)]).toEqual([stored, shownNumber])
})

test.each(['', 'op aanvraag', '06', '06-123', '06 12 34 56 78 (na 18 uur)', '020 624 1111 ext. 12'])(
  '%j is no number: it stays as it was written',
  (typed) => {
    expect([e164(typed), phoneText(typed)]).toEqual([null, typed])
  },
)
