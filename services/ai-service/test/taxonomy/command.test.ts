import { basename, dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { readCommand } from '../../src/taxonomy/import/command.ts'
import { openOwner } from '../../src/taxonomy/import/open-owner.ts'
import { createTestDatabase } from 'database/testing'
import { madeUpPackage } from './made-up-package.ts'
import { startTaxonomy } from './start-taxonomy.ts'

const { folderWith, owner } = startTaxonomy()

const run = async (directory: string, ...args: string[]): Promise<string[]> => {
  const lines: string[] = []
  const command = readCommand(args)
  if (!command) throw new Error('no such command')
  await command({ transaction: owner(), print: (line) => lines.push(line), directory })
  return lines
}

test('import, status and remove say what they do; a folder is named from where one stands', async () => {
  const folder = await folderWith({ ...madeUpPackage, 'README.md': 'x' })
  const lines = await run(dirname(folder), 'import', basename(folder), '--languages', 'nl, EN')
  expect(lines).toContain('skills_nl.csv: 3 rows')
  expect(lines).toContain('skipped: README.md (no CSV)')
  const status = await run('/', 'status')
  expect(status).toContain('labels: 5 en, 14 nl')
  expect(status.at(-1)).toBe('This service uses the ESCO classification of the European Commission.')
  expect(await run('/', 'remove')).toEqual(['The taxonomy is removed.'])
  expect(await run('/', 'remove')).toEqual(['No taxonomy was imported.'])
  expect(await run('/', 'status')).toEqual(['No taxonomy is imported.'])
})

test.each([
  [[]],
  [['import']],
  [['import', 'a', 'b']],
  [['status', 'x']],
  [['remove', '--all']],
  [['export', 'a']],
  [['constructor']],
])('%j is no command', (args) => {
  expect(readCommand(args)).toBeNull()
})

test('a database that is away, and one that Wervio never started on, are told apart', async () => {
  const command = readCommand(['status'])
  const statusOn = async (url: string): Promise<void> => {
    const { transaction, close } = openOwner(url)
    try {
      await command?.({ transaction, print: () => undefined, directory: '/' })
    } finally {
      await close()
    }
  }
  await expect(statusOn('postgres://postgres@127.0.0.1:1/postgres')).rejects.toThrow('the database can’t be reached')
  const empty = await createTestDatabase()
  await expect(statusOn(empty.url)).rejects.toThrow('no tables for a taxonomy yet')
  await empty.stop()
}, 60_000)
