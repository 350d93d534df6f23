import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isInstalled, markInstalled } from './install-stamp.mjs'
import { refusal } from './node-version.mjs'

let root: string

const write = async (file: string, content: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wervio-installed-'))
  for (const file of [
    'package.json',
    'shell/package.json',
    'mfe-vacancies/package.json',
    'packages/ui/package.json',
    'services/main-api/package.json',
    'pnpm-lock.yaml',
  ])
    await write(file, '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const install = async () => {
  await write('node_modules/node/bin/node', '')
  markInstalled(root)
}

test('a fresh clone is not installed; after an install it is', async () => {
  expect(isInstalled(root)).toBe(false)
  await install()
  expect(isInstalled(root)).toBe(true)
})

test.each([
  'pnpm-lock.yaml',
  'package.json',
  'mfe-vacancies/package.json',
  'packages/ui/package.json',
  'services/main-api/package.json',
])('a change of %s asks for an install', async (file) => {
  await install()
  await write(file, '{ "changed": true }')
  expect(isInstalled(root)).toBe(false)
})

test('a change of a source does not', async () => {
  await install()
  await write('packages/ui/src/index.ts', 'export {}')
  expect(isInstalled(root)).toBe(true)
})

test.each([
  ['v18.19.0', true],
  ['v20.0.0', false],
  ['v24.21.0', false],
])('Node %s is refused: %s', (version, refused) => {
  expect(refusal(version) !== undefined).toBe(refused)
})
