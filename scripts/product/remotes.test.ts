import { expect, test } from '@jest/globals'
import { developmentEntry, entryAt } from './remotes.ts'

const builtRemote = {
  name: 'mfe_vacancies',
  version: 'abc123',
  manifest: 'abc123/mf-manifest.json',
  basePaths: ['/vacancy-dashboard'],
  contractVersion: 1,
  preload: ['a.js'],
}

test('a build is registered at the address it is served from, with its version in the path', () => {
  expect(entryAt(builtRemote, 'http://localhost:3002')).toEqual({
    ...builtRemote,
    manifest: 'http://localhost:3002/abc123/mf-manifest.json',
  })
})

test('a development server has neither versions nor preloads', () => {
  const { preload: _, ...rest } = builtRemote
  expect(developmentEntry(builtRemote, 'http://localhost:3002')).toEqual({
    ...rest,
    version: 'dev',
    manifest: 'http://localhost:3002/mf-manifest.json',
  })
})

test.each([
  ['a manifest outside its own folder', { ...builtRemote, manifest: '../other/mf-manifest.json' }],
  ['no base paths', { ...builtRemote, basePaths: [] }],
  ['no name', { ...builtRemote, name: undefined }],
])('%s is refused', (_, entry) => {
  expect(() => entryAt(entry, 'http://localhost:3002')).toThrow()
})
