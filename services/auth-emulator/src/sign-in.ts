import { accountCalls, changesAccounts, type AccountCall } from './calls.ts'
import type { AccountsFile } from './accounts-file.ts'
import type { Attempts } from './attempts.ts'
import type { Emulator, EmulatorUser } from './emulator.ts'
import { hashLikeStored, hashNewPassword, storedPassword } from './password-hash.ts'
import { messageOf, ProviderError } from './provider-error.ts'
import type { SecondFactors } from './second-factor.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

type SignInParts = {
  emulator: Emulator
  tokens: Tokens
  sessions: Sessions
  secondFactors: SecondFactors
  attempts: Attempts
  accounts: AccountsFile
}

/** The caller's address, and the `host:port` that they called. */
type Caller = { address: string; host: string }
type Answer = Record<string, unknown>

const MINIMUM_PASSWORD = 6
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'
const hasNoAddress = ({ email, passwordHash }: EmulatorUser): boolean =>
  email === undefined && passwordHash === undefined

const tooManyTries = () => new ProviderError(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')

/** Leaves a password that is too short as it is, so that the emulator refuses it with its own message. */
const replaceNewPassword = async (password: string): Promise<string> =>
  password.length < MINIMUM_PASSWORD ? password : hashNewPassword(password)

/**
 * The rules between callers and the emulator: guessing is limited, and neither passwords nor tokens of others reach it.
 */
export const createSignIn = ({ emulator, tokens, sessions, secondFactors, attempts, accounts }: SignInParts) => {
  const ask = async (name: AccountCall, body: object, host: string): Promise<Answer> => {
    const answer = await emulator.call({ path: `${ACCOUNTS}:${name}?key=builtin`, body, host })
    if (answer.status !== 200) throw new ProviderError(answer.status, messageOf(answer.body))
    if (changesAccounts(name)) await accounts.save()
    return secondFactors.askFor(answer.body)
  }

  const signInWithPassword = async (
    body: { email: string; password: string },
    { address, host }: Caller,
  ): Promise<Answer> => {
    const email = body.email.trim().toLowerCase()
    if (!attempts.mayTry(email, address)) throw tooManyTries()
    const storedHash = storedPassword(emulator.state.getUserByEmail(email)?.passwordHash)
    const password = body.password && (await hashLikeStored(body.password, storedHash))
    const answer = await ask('signInWithPassword', { ...body, password }, host)
    attempts.recordSuccess(email, address)
    return answer
  }

  /** The body as the emulator reads it: tokens without our signature, new passwords hashed. */
  const prepare = async (body: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { idToken, token, password, newPassword } = body
    return {
      ...body,
      ...(typeof idToken === 'string' && { idToken: tokens.openIdToken(idToken) }),
      ...(typeof token === 'string' && { token: tokens.openCustomToken(token) }),
      ...(typeof password === 'string' && { password: await replaceNewPassword(password) }),
      ...(typeof newPassword === 'string' && { newPassword: await replaceNewPassword(newPassword) }),
    }
  }

  /** An id token may give an address to an account without one alone: whoever has one changes it with `update`. */
  const refuseSecondAddress = ({ user }: Session): void => {
    if (!hasNoAddress(user)) throw new ProviderError(400, 'OPERATION_NOT_ALLOWED')
  }

  const userOf = (localId: string): EmulatorUser => {
    const user = emulator.state.getUserByLocalId(localId)
    if (!user) throw new ProviderError(400, 'USER_NOT_FOUND')
    return user
  }

  /** A mail to an address is counted by it, and one that an account asks for by that account. */
  const limitMails = (body: Record<string, unknown>, session: Session | null): void => {
    const recipient = session ? session.user.localId : String(body['email']).toLowerCase()
    if (!attempts.maySendTo(recipient)) throw tooManyTries()
  }

  const admit = (name: AccountCall, body: Record<string, unknown>, { address }: Caller): Session | null => {
    const { idToken } = body
    const session = typeof idToken === 'string' ? sessions.of(idToken) : null
    if (name === 'signUp' && !attempts.mayMakeAccount(address)) throw tooManyTries()
    if (name === 'signUp' && session) refuseSecondAddress(session)
    if (name === 'sendOobCode') limitMails(body, session)
    const changesSignIn = body['password'] !== undefined || body['email'] !== undefined
    if (name === 'update' && session && changesSignIn) sessions.requireRecent(session)
    return session
  }

  return {
    /** Makes one account call; throws `ProviderError` when it is refused. */
    call: async (name: AccountCall, input: unknown, caller: Caller): Promise<Answer> => {
      const result = accountCalls[name].safeParse(input)
      if (!result.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      const body: Record<string, unknown> = result.data
      const session = admit(name, body, caller)
      if (name === 'signInWithPassword') {
        return sessions.seal(await signInWithPassword(accountCalls.signInWithPassword.parse(body), caller))
      }
      const answer = sessions.seal(await ask(name, await prepare(body), caller.host))
      const isContinued = name === 'update' && session !== null && answer['idToken'] !== undefined
      // The emulator's tokens for a session that goes on don't say how it began.
      return isContinued ? { ...answer, ...(await sessions.issue(session, caller.host)) } : answer
    },

    /** Deletes an account for our services; one that doesn't exist is `USER_NOT_FOUND`. */
    remove: async (localId: string): Promise<Answer> => {
      emulator.state.deleteUser(userOf(localId))
      await accounts.save()
      return {}
    },

    /** Takes the password off an account for our services; one that doesn't exist is `USER_NOT_FOUND`. */
    removePassword: async (localId: string, host: string): Promise<Answer> => {
      const body = { localId, deleteProvider: ['password'] }
      const answer = await emulator.call({ path: `${ACCOUNTS}:update`, body, asOwner: true, host })
      if (answer.status !== 200) throw new ProviderError(answer.status, messageOf(answer.body))
      await accounts.save()
      return tokens.seal(answer.body)
    },

    /** Ends the sign-ins of an account up to a moment in seconds since 1970, for our services. */
    revoke: async (localId: string, seconds: number): Promise<Answer> => {
      emulator.state.overwriteUserWithLocalId(localId, { ...userOf(localId), validSince: String(seconds) })
      await accounts.save()
      return { localId }
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
