import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

const FORMAT =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat)\b|\.toLocale(?:Date|Time)?String\(/

/** Where numbers and dates get their words (record 0129): each side once, and commands of developers in English. */
const places = [
  /^packages\/ui\/src\/text\//,
  // Contracts import nothing of ours.
  /^packages\/contracts\/src\/number-text\.ts$/,
  // The words of a service, on Dutch time wherever it runs.
  /^services\/ai-service\/src\/chat\/people\/moments\.ts$/,
  /^services\/ai-service\/src\/matching\/assess\/experience\.ts$/,
  /^services\/ai-service\/src\/taxonomy\/import\//,
  // A day as the contract writes it, for data.
  /^packages\/demo-data\/src\/past\/past-procedures\.ts$/,
]

const sources = globSync('{shell,mfe-*,services/*,packages/*}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const formatting = sources.filter((path) => FORMAT.test(readFileSync(inRoot(path), 'utf8')))

test('numbers and dates are formatted in the shared place of their side alone', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(formatting.filter((path) => !places.some((place) => place.test(path)))).toEqual([])
})

test('each of those places still formats', () => {
  expect(places.filter((place) => !formatting.some((path) => place.test(path)))).toEqual([])
})
