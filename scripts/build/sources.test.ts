import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { foldersBehind, sourceHash } from './sources.ts'

let root: string

const write = async (file: string, content: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wervio-sources-'))
  await write('pnpm-lock.yaml', 'lock')
  await write('tsconfig.base.json', '{}')
  await write(
    'shell/package.json',
    JSON.stringify({ name: 'shell', dependencies: { '@wervio/ui': 'workspace:*', react: 'catalog:' } }),
  )
  await write('shell/src/main.tsx', 'main')
  await write(
    'packages/ui/package.json',
    JSON.stringify({ name: '@wervio/ui', dependencies: { '@wervio/brand': 'workspace:*' } }),
  )
  await write('packages/ui/src/index.ts', 'ui')
  await write('packages/brand/package.json', JSON.stringify({ name: '@wervio/brand' }))
  await write('packages/brand/src/index.ts', 'brand')
  await write('packages/other/package.json', JSON.stringify({ name: '@wervio/other' }))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('an app stands on the packages of its packages, and on no others', () => {
  expect(foldersBehind(root, 'shell')).toEqual(['packages/brand', 'packages/ui', 'shell'])
})

test('a folder that another branch left behind is no package', async () => {
  await write('packages/old/node_modules/x.js', 'x')
  expect(foldersBehind(root, 'shell')).toEqual(['packages/brand', 'packages/ui', 'shell'])
})

test.each(['shell/src/main.tsx', 'packages/brand/src/index.ts', 'pnpm-lock.yaml', 'shell/src/new.ts'])(
  'a change of %s asks for a build',
  async (file) => {
    const before = sourceHash(root, 'shell')
    await write(file, 'changed')
    expect(sourceHash(root, 'shell')).not.toBe(before)
  },
)

test.each(['packages/other/src/index.ts', 'shell/src/main.test.tsx', 'shell/dist/main.js', 'shell/node_modules/x.js'])(
  'a change of %s does not',
  async (file) => {
    const before = sourceHash(root, 'shell')
    await write(file, 'changed')
    expect(sourceHash(root, 'shell')).toBe(before)
  },
)
