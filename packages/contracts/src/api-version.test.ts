import { expect, test } from '@jest/globals'
import { API_VERSION, isCompatible } from './index.ts'

test('the version is a major and a minor', () => expect(API_VERSION).toMatch(/^\d+\.\d+$/))

test.each([
  ['1.0', '1.0', true],
  ['1.0', '1.7', true],
  ['1.7', '1.0', true],
  ['2.0', '1.7', false],
  ['1.7', '2.0', false],
  ['11.0', '1.0', false],
])('%s beside %s: %s', (theirs, ownVersion, expected) => expect(isCompatible(theirs, ownVersion)).toBe(expected))

test.each([null, undefined, '', 'nieuw', '2'])('%s is no version and refuses nobody', (theirs) =>
  expect(isCompatible(theirs)).toBe(true),
)
