import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { recoverExport } from './auth-emulator.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-auth-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const makeExport = async (name: string, content: string, whole = true) => {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'accounts.json'), content)
  if (whole) await writeFile(join(folder, name, 'firebase-export-metadata.json'), '{}')
}

const accounts = () => readFile(join(folder, 'accounts', 'accounts.json'), 'utf8')

test('an export whose place was just cleared is put there', async () => {
  await makeExport('firebase-export-1700000000000abc', 'new')
  await recoverExport(folder)
  expect(await accounts()).toBe('new')
})

test('a half-written export is dropped and the last whole one stays', async () => {
  await makeExport('accounts', 'old')
  await makeExport('firebase-export-1700000000000abc', 'half', false)
  await recoverExport(folder)
  expect(await accounts()).toBe('old')
  expect(await readdir(folder)).not.toContain('firebase-export-1700000000000abc')
})

test('a fresh folder stays empty', async () => {
  await recoverExport(folder)
  expect(await readdir(folder)).toEqual([])
})
