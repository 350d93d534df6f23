import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { brandDefaults } from '@wervio/brand'
import { exportCandidate, pipelineCandidate } from '@wervio/contracts'
import { fillFacts } from './facts.ts'
import { browserStorage, NOBODY, otherParties, tables } from './inventory.ts'
import { privacyPolicy } from './privacy-policy/text.ts'

const REPOSITORY = new URL('../../../', import.meta.url)
const policy = privacyPolicy.sections
  .flatMap(({ blocks }) => blocks.flat())
  .map((line) => fillFacts(line, brandDefaults))
  .join('\n')

const sources = (folder: string, ending: RegExp): [path: string, text: string][] =>
  readdirSync(new URL(`${folder}/`, REPOSITORY), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path) && !/\.test\.|\/testing[./]|node_modules/.test(path))
    .map((path) => [path, readFileSync(new URL(path, REPOSITORY), 'utf8')])

const phrases = (inventory: Readonly<Record<string, string>>) =>
  [...new Set(Object.values(inventory))].filter((phrase) => phrase !== NOBODY)

test('every table of the database has its place in the policy', () => {
  const migrations = sources('services/main-api/migrations', /\.sql$/).map(([, text]) => text)
  const names = migrations
    .flatMap((text) => [...text.matchAll(/CREATE TABLE "(main|ai)"\."(\w+)"/g)])
    .map(([, schema, name]) => `${schema}.${name}`)
  expect(names.length).toBeGreaterThan(50)
  expect(Object.keys(tables).toSorted()).toEqual([...new Set(names)].toSorted())
})

test('every file that stores something in a browser has its place in the policy', () => {
  const apps = ['shell', 'mfe-candidates', 'mfe-marketing', 'mfe-matching', 'mfe-meetings', 'mfe-vacancies']
  const packages = readdirSync(new URL('packages/', REPOSITORY)).map((name) => `packages/${name}`)
  const stores = /\b(?:localStorage|sessionStorage|indexedDB)\b[.,)[]|userStorage\(|storedWords\(/
  const files = [...apps, ...packages]
    .flatMap((folder) => sources(`${folder}/src`, /\.tsx?$/))
    .filter(([path, text]) => stores.test(text) && !path.includes('/build/') && !path.includes('/privacy/'))
  expect(files.map(([path]) => path).toSorted()).toEqual(Object.keys(browserStorage).toSorted())
})

test('every setting that names another party has its place in the policy', () => {
  const settings = [
    'services/main-api/src',
    'services/ai-service/src',
    'packages/service-kit/src',
    'packages/federation/src/server',
  ]
    .flatMap((folder) => sources(folder, /\.ts$/))
    .flatMap(([, text]) => [...text.matchAll(/\b[A-Z][A-Z0-9_]*_(?:URL|CLIENT_ID|PROJECT_ID|ENDPOINT|BUCKET)\b/g)])
    .map(([name]) => name)
    .filter((name) => !/^WERVIO_(?!S3_|SMTP_)|^FST_|^DEFAULT_|^BAD_/.test(name))
  expect(new Set(settings)).toEqual(new Set(Object.keys(otherParties)))
})

test.each([...phrases(tables), ...phrases(browserStorage), ...phrases(otherParties)])(
  'the policy says: %s',
  (phrase) => {
    expect(policy).toContain(phrase)
  },
)

test('what the policy says of roles is what they may do', () => {
  expect(policy).toContain('Wie alleen leest, ziet hetzelfde als een recruiter, wijzigt niets en exporteert niets.')
  expect(exportCandidate.roles).toEqual(['owner', 'recruiter'])
  expect(policy).toContain('Het profiel toont geen contactgegevens en geen notities van anderen')
  expect(Object.keys(pipelineCandidate.shape)).toEqual([
    'id',
    'name',
    'title',
    'location',
    'summary',
    'skills',
    'experience',
    'has_cv',
    'stage',
    'outcome',
    'percentage',
    'strength',
    'gap',
    'feedback',
  ])
})
