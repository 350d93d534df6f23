import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { authSecretIn } from './auth-emulator.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-auth-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the secret is made once and is for this user alone', async () => {
  const secret = await authSecretIn(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await authSecretIn(folder)).toBe(secret)
  expect((await stat(join(folder, 'auth', 'secret'))).mode & 0o777).toBe(0o600)
})

test('another data folder has another secret', async () => {
  expect(await authSecretIn(join(folder, 'a'))).not.toBe(await authSecretIn(join(folder, 'b')))
})
