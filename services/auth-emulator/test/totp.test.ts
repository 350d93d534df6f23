import { expect, test } from '@jest/globals'
import { base32Of, codeOf, stepAt, stepOfCode } from '../src/totp.ts'

/** The secret and the codes of RFC 6238, appendix B, for HMAC-SHA-1. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at second %d the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1_000), 8)).toBe(code)
})

test('RFC 4226: the codes of the first counts', () => {
  const codes = Array.from({ length: 5 }, (_, count) => codeOf(secret, count))
  expect(codes).toEqual(['755224', '287082', '359152', '969429', '338314'])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('RFC 4648: %j is %s in base32', (text, encoded) => expect(base32Of(Buffer.from(text))).toBe(encoded))

test('a code counts in its own period, the one before and the one after', () => {
  const now = 1_111_111_111_000
  const step = stepAt(now)
  const accepted = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, codeOf(secret, step + drift), now))
  expect(accepted).toEqual([null, step - 1, step, step + 1, null])
})
