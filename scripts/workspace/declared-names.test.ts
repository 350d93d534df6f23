import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'
import { bareNames } from './declared-names.ts'

const sources = globSync(
  ['{shell,mfe-*,packages/*}/src/**/*.{ts,tsx}', 'services/*/{src,test}/**/*.ts'].concat('{scripts,e2e}/**/*.ts'),
  { cwd: root, exclude: (path) => path.includes('node_modules') },
)

test.each([
  ['const found = rows[0]', 'found'],
  ['  let sent = 0', 'sent'],
  ['const told = (rows: Row[]) => rows', 'told'],
  ['const { body: told } = await answer(file)', 'told'],
  ['export const word = (own: Row, other: Row): Row => own', 'own'],
  ['rows.find((given) => given.id)', 'given'],
])('%s declares a bare word', (line, name) => expect(bareNames('a.ts', line)).toEqual([`a.ts:1 ${name}`]))

test.each([
  "const text = 'const found = 1'",
  '// const found = 1',
  'const foundRows = rows',
  'const { found } = answer',
  'send({ found: rows, sent: true })',
  'const isSent = (mail: { sent: boolean }): boolean => mail.sent',
])('%s declares none', (line) => expect(bareNames('a.ts', line)).toEqual([]))

test('a name is a noun for a thing, a verb for what is done', () => {
  expect(sources.length).toBeGreaterThan(2_000)
  expect(sources.flatMap((path) => bareNames(path, readFileSync(inRoot(path), 'utf8')))).toEqual([])
})
