import { expect, test } from '@jest/globals'
import { isSurelyRead, SURE_CONFIDENCE } from './cv-confidence.ts'

const nameField = (confidence: number) => ({ name: { confidence, quote: 'Noor Visser', places: [] } })
const parsedCv = {
  name: 'Noor Visser',
  email: 'noor@voorbeeld.nl',
  phone: null,
  evidence: nameField(SURE_CONFIDENCE),
}

test.each([
  ['a sure name and an address', parsedCv, true],
  ['a sure name and a number', { ...parsedCv, email: null, phone: '+31612345678' }, true],
  ['a name that is less sure', { ...parsedCv, evidence: nameField(SURE_CONFIDENCE - 0.01) }, false],
  ['a name that nothing in the document says', { ...parsedCv, evidence: {} }, false],
  ['nothing to reach its owner by', { ...parsedCv, email: null }, false],
  ['no name', { ...parsedCv, name: null }, false],
])('%s', (_, cv, sure) => {
  expect(isSurelyRead(cv)).toBe(sure)
})
