import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessSpec } from './process-spec.ts'
import { answers, responds } from './ready.ts'
import { inRoot } from './root.ts'
import { environmentOf, type Settings, urlsOf } from './settings.ts'

const SECRET_BYTES = 32
const SECRET = /^[0-9a-f]{64}$/

const makeSecret = async (file: string): Promise<string> => {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}

/**
 * The secret with which the built-in sign-in signs, created once a data folder. Removing the file ends all sessions.
 */
export const authSecretIn = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'auth')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'secret')
  const storedSecret = await readFile(file, 'utf8').catch(() => '')
  return SECRET.test(storedSecret) ? storedSecret : makeSecret(file)
}

/** The process of the built-in sign-in, which guards the Auth emulator; accounts are in `<data>/auth/accounts.json`. */
export const authEmulator = (settings: Settings): ProcessSpec => ({
  name: 'auth-emulator',
  args: [inRoot('services/auth-emulator/src/main.ts')],
  cwd: inRoot('services/auth-emulator'),
  env: environmentOf(settings),
  ready: answers(`${urlsOf(settings).authEmulator}/`),
  alive: responds(`${urlsOf(settings).authEmulator}/`),
})
