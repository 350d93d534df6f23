import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { keyRing } from '../../packages/microsoft/src/secret-box.ts'
import { tokenKeysIn } from './token-keys.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a data folder has one key that the services take, for this user alone', async () => {
  const keys = await tokenKeysIn(folder)
  expect(keyRing.parse(keys)).toMatchObject([{ name: 'data' }])
  expect(await tokenKeysIn(folder)).toBe(keys)
  expect((await stat(join(folder, 'secrets', 'token-key'))).mode & 0o777).toBe(0o600)
})
