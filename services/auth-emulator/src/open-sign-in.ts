import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccountsFile, fillAccounts, readAccounts } from './accounts-file.ts'
import { buildApp } from './app.ts'
import { createAttempts } from './attempts.ts'
import { readEarlierExport, removeEarlierExport } from './earlier-export.ts'
import { createEmulator, type SentCode } from './emulator.ts'
import { createBox } from './sealed.ts'
import { createSecondFactor } from './second-factor.ts'
import { watchSentCodes } from './sent-codes.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createTokens } from './tokens.ts'

export type SignInOptions = {
  /** Folder of `accounts.json`, readable for this user alone. */
  folder: string
  projectId: string
  /** At least 32 characters, known to our services alone. */
  secret: string
  origins: string[]
  /** Host names, besides the loopback ones, under which it may be called. */
  hosts?: string[]
  /** Called with each link of a mail, because no mail is sent. */
  announce?: (code: SentCode) => void
  /** Milliseconds between two looks for new links; a second when absent. */
  lookEvery?: number
  log?: boolean
}

/** The built-in sign-in with the accounts of its folder; `close` saves them. Throws when the file can't be read. */
export const openSignIn = async ({ folder, projectId, secret, origins, hosts = [], ...options }: SignInOptions) => {
  const { announce, lookEvery, log } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'accounts.json')
  const emulator = await createEmulator(projectId)
  const storedAccounts = await readAccounts(file)
  fillAccounts(emulator.state, storedAccounts ?? (await readEarlierExport(folder)))
  const accounts = createAccountsFile(file, emulator.state)
  if (storedAccounts === null) await accounts.save()
  await removeEarlierExport(folder)

  const tokens = createTokens(secret)
  const attempts = createAttempts()
  const sessions = createSessions({ emulator, tokens })
  const secondFactors = createSecondFactor({ emulator, sessions, attempts, accounts, box: createBox(secret) })
  const signIn = createSignIn({ emulator, tokens, sessions, secondFactors, attempts, accounts })
  const parts = { emulator, signIn, sessions, secondFactors, tokens }
  const app = buildApp({ ...parts, projectId, secret, origins, hosts, ...(log !== undefined && { log }) })
  const stopWatching = watchSentCodes(emulator.state, announce ?? (() => undefined), lookEvery)
  app.addHook('onClose', async () => {
    stopWatching()
    await accounts.save()
  })
  return app
}
