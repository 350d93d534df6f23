import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { remoteFiles } from '../new/remote-files.ts'
import { inRoot, root } from '../product/root.ts'
import { unusedDependencies } from './unused-dependencies.ts'

const packages = globSync('{packages/*,services/*,mfe-*,shell,e2e}/package.json', { cwd: root }).map(dirname)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wervio-declared-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

test.each(packages)('%s declares nothing that it does not need', (name) => {
  expect(unusedDependencies(inRoot(name))).toEqual([])
})

test('nor does the root', () => {
  const others = ['packages', 'services', 'shell', 'e2e', ...packages.filter((name) => name.startsWith('mfe-'))]
  expect(unusedDependencies(root, others)).toEqual([])
})

test('nor does a new remote', () => {
  write(remoteFiles('proef', 3006))
  symlinkSync(inRoot('mfe-marketing/node_modules'), join(folder, 'node_modules'))
  expect(unusedDependencies(folder)).toEqual([])
})

test('what no import, script, peer or type asks for is named', () => {
  const installed = (name: string, more = {}) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, ...more }),
  })
  write({
    'package.json': JSON.stringify({
      name: 'example',
      scripts: { build: 'bundle --fast' },
      dependencies: { '@scope/imported': '1', '@scope/font': '1', lazy: '1', peer: '1', 'only-named': '1' },
      devDependencies: { bundler: '1', '@types/lazy': '1', '@types/only-named': '1', '@types/node': '1' },
    }),
    'src/index.ts':
      "import { a } from '@scope/imported/part'\nexport const b = () => [a, import('lazy'), ['only-named']]\n",
    'dist/index.js': "import 'only-named'\n",
    'src/font.ts': 'export const font = (weight: number) => read(`@scope/font/files/latin-${weight}.woff`)\n',
    ...installed('@scope/imported', { peerDependencies: { peer: '1' } }),
    ...installed('bundler', { bin: { bundle: 'cli.js' } }),
  })
  expect(unusedDependencies(folder)).toEqual(['only-named', '@types/only-named'])
})
