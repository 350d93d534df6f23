/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { startFirstFiles } from './first-files.ts'

const entry = {
  name: 'mfe_a',
  version: 'v',
  manifest: 'http://localhost:1/v/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
  preload: ['entry.js', 'chunk.js'],
  integrity: { 'entry.js': 'sha384-x' },
}
const links = () =>
  [...document.querySelectorAll('link')].map((link) => [
    link.getAttribute('as'),
    link.href,
    link.getAttribute('integrity'),
  ])

beforeEach(() => document.head.replaceChildren())

test('manifest, entry and first chunks start side by side, with their integrity, and once', () => {
  startFirstFiles(document, entry)
  startFirstFiles(document, entry)
  expect(links()).toEqual([
    ['fetch', 'http://localhost:1/v/mf-manifest.json', null],
    ['script', 'http://localhost:1/v/entry.js', 'sha384-x'],
    ['script', 'http://localhost:1/v/chunk.js', null],
  ])
})
