import { accountCalls, changesAccounts, refreshCall, type AccountCall } from './calls.ts'
import type { AccountsFile } from './accounts-file.ts'
import type { Attempts } from './attempts.ts'
import type { Emulator } from './emulator.ts'
import { hashLikeStored, hashNewPassword, storedPassword } from './password-hash.ts'
import { ProviderError } from './provider-error.ts'
import type { Tokens } from './tokens.ts'

type Parts = { emulator: Emulator; tokens: Tokens; attempts: Attempts; accounts: AccountsFile }

/** Who calls: their address, and the `host:port` they called. */
type Caller = { address: string; host: string }
type Answer = Record<string, unknown>

const MINIMUM_PASSWORD = 6
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'
const REFRESH = '/securetoken.googleapis.com/v1/token?key=builtin'
const tooManyTries = () => new ProviderError(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')

/** One that is too short stays as it is, so that the emulator refuses it in its own words. */
const replaceNewPassword = async (password: string): Promise<string> =>
  password.length < MINIMUM_PASSWORD ? password : hashNewPassword(password)

/** The rules between a caller and the emulator: limits on guessing, no password and no foreign token goes through. */
export const createSignIn = ({ emulator, tokens, attempts, accounts }: Parts) => {
  const ask = async (name: AccountCall, body: object, host: string): Promise<Answer> => {
    const answer = await emulator.call({ path: `${ACCOUNTS}:${name}?key=builtin`, body, host })
    if (answer.status !== 200) throw new ProviderError(answer.status, messageOf(answer.body))
    if (changesAccounts(name)) await accounts.save()
    return answer.body
  }

  const signInWithPassword = async (
    body: { email: string; password: string },
    { address, host }: Caller,
  ): Promise<Answer> => {
    const email = body.email.trim().toLowerCase()
    if (!attempts.mayTry(email, address)) throw tooManyTries()
    const stored = storedPassword(emulator.state.getUserByEmail(email)?.passwordHash)
    const password = body.password && (await hashLikeStored(body.password, stored))
    const answer = await ask('signInWithPassword', { ...body, password }, host)
    attempts.succeeded(email, address)
    return answer
  }

  /** The body as the emulator reads it: tokens opened, new passwords hashed. */
  const prepare = async (body: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { idToken, password, newPassword } = body
    return {
      ...body,
      ...(typeof idToken === 'string' && { idToken: tokens.openIdToken(idToken) }),
      ...(typeof password === 'string' && { password: await replaceNewPassword(password) }),
      ...(typeof newPassword === 'string' && { newPassword: await replaceNewPassword(newPassword) }),
    }
  }

  const admit = (name: AccountCall, body: Record<string, unknown>, { address }: Caller): void => {
    if (name === 'signUp' && !attempts.mayMakeAccount(address)) throw tooManyTries()
    const { email = address } = body
    if (name === 'sendOobCode' && typeof email === 'string' && !attempts.maySendTo(email.toLowerCase()))
      throw tooManyTries()
  }

  return {
    /** Carries out one account call; throws `ProviderError` for what is refused. */
    call: async (name: AccountCall, given: unknown, caller: Caller): Promise<Answer> => {
      const parsed = accountCalls[name].safeParse(given)
      if (!parsed.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      const body: Record<string, unknown> = parsed.data
      admit(name, body, caller)
      if (name === 'signInWithPassword') {
        return tokens.seal(await signInWithPassword(accountCalls.signInWithPassword.parse(body), caller))
      }
      return tokens.seal(await ask(name, await prepare(body), caller.host))
    },

    /** A new id token for a refresh token. */
    refresh: async (given: unknown, { host }: Caller): Promise<Answer> => {
      const parsed = refreshCall.safeParse(given)
      if (!parsed.success) throw new ProviderError(400, 'INVALID_REFRESH_TOKEN')
      const body = { ...parsed.data, refresh_token: tokens.openRefreshToken(parsed.data.refresh_token) }
      const answer = await emulator.call({ path: REFRESH, body, host })
      if (answer.status !== 200) throw new ProviderError(answer.status, messageOf(answer.body))
      return tokens.seal(answer.body)
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>

const messageOf = (body: Answer): string => {
  const { error } = body as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : 'UNAVAILABLE'
}
