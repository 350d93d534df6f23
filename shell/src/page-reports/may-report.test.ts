import { afterEach, expect, test } from '@jest/globals'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { mayReport } from './may-report.ts'

const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
afterEach(() => {
  wish('globalPrivacyControl', undefined)
  wish('doNotTrack', null)
  inlineConfig()
})

test.each([
  ['an operator who wants reports', true, undefined, null, true],
  ['one who does not', false, undefined, null, false],
  ['Global Privacy Control', true, true, null, false],
  ['Do Not Track', true, undefined, '1', false],
  ['somebody who said that they may be followed', true, false, '0', true],
])('%s', (_, pageReports, globalPrivacyControl, doNotTrack, expected) => {
  inlineConfig({ ...testConfig, pageReports })
  wish('globalPrivacyControl', globalPrivacyControl)
  wish('doNotTrack', doNotTrack)
  expect(mayReport()).toBe(expected)
})

test('a page without a configuration reports nothing', () => {
  inlineConfig(null)
  expect(mayReport()).toBe(false)
})
