import { join } from 'node:path'
import type { ProcessSpec } from './process-spec.ts'
import { answers, responds } from './ready.ts'
import { inRoot } from './root.ts'
import { environmentOf, type Settings, urlsOf } from './settings.ts'
import { storedSecret } from './stored-secret.ts'

/**
 * The secret with which the built-in sign-in signs, created once a data folder. Removing the file ends all sessions.
 */
export const authSecretIn = (dataDir: string): Promise<string> => storedSecret(join(dataDir, 'auth', 'secret'))

/** The process of the built-in sign-in, which guards the Auth emulator; accounts are in `<data>/auth/accounts.json`. */
export const authEmulator = (settings: Settings): ProcessSpec => ({
  name: 'auth-emulator',
  args: [inRoot('services/auth-emulator/src/main.ts')],
  cwd: inRoot('services/auth-emulator'),
  env: environmentOf(settings),
  ready: answers(`${urlsOf(settings).authEmulator}/`),
  alive: responds(`${urlsOf(settings).authEmulator}/`),
})
