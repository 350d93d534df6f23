import { expect, test } from '@jest/globals'
import { writeLanguages } from './languages.ts'

test.each([
  ['NL FR EN vlot', 'Nederlands, Frans, Engels vlot'],
  ['NL/EN', 'Nederlands/Engels'],
  ['basis Nederlands of FR', 'basis Nederlands of Frans'],
  ['beetje pools of Engels', 'beetje Pools of Engels'],
  ['5 accountmanagers NL', '5 accountmanagers NL'],
  ['frans brood', 'frans brood'],
])('%s: %s', (typed, written) => expect(writeLanguages(typed)).toBe(written))
