import { refreshCall } from './calls.ts'
import type { Emulator, EmulatorUser } from './emulator.ts'
import { messageOf, ProviderError } from './provider-error.ts'
import { claimsIn, type Tokens } from './tokens.ts'

/** The second factor with which a session began, as tokens name it. */
export type UsedFactor = { identifier: string; provider: 'totp' }

/** Somebody signed in; `began` in seconds since 1970. */
export type Session = {
  user: EmulatorUser
  provider: string
  /** What a custom token said of its user. */
  extraClaims?: Record<string, string>
  secondFactor?: UsedFactor | undefined
  began: number
}

type Answer = Record<string, unknown>

const REFRESH = '/securetoken.googleapis.com/v1/token?key=builtin'

/** Seconds in which somebody who signed in may change how they sign in; Firebase's own limit. */
const RECENT_SECONDS = 300

/** When the sessions of an account must have begun to count; in seconds since 1970. */
const validSinceOf = ({ validSince = '0' }: EmulatorUser): number => Number(validSince)

/** The sessions of accounts: each has its own beginning, and a new password ends the others. */
export const createSessions = ({ emulator, tokens }: { emulator: Emulator; tokens: Tokens }) => {
  const renew = async (refreshToken: string, sessionStart: number, host: string): Promise<Answer> => {
    const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const answer = await emulator.call({ path: REFRESH, body, host })
    if (answer.status !== 200) throw new ProviderError(answer.status, messageOf(answer.body))
    return tokens.seal(answer.body, sessionStart)
  }

  const refuseEnded = (user: EmulatorUser | undefined, sessionStart: number): EmulatorUser => {
    if (!user) throw new ProviderError(400, 'USER_NOT_FOUND')
    if (user.disabled) throw new ProviderError(400, 'USER_DISABLED')
    if (sessionStart < validSinceOf(user)) throw new ProviderError(400, 'TOKEN_EXPIRED')
    return user
  }

  return {
    /** The session of an id token; throws when it isn't ours, or has ended. */
    of: (idToken: string): Session => {
      const {
        sub = '',
        auth_time: sessionStart = 0,
        firebase = {},
        contact_email,
        contact_name,
      } = tokens.claimsOf(idToken)
      const user = refuseEnded(emulator.state.getUserByLocalId(sub), sessionStart)
      const { sign_in_provider: provider = 'password', second_factor_identifier: identifier } = firebase
      const extraClaims = { ...(contact_email && { contact_email }), ...(contact_name && { contact_name }) }
      return {
        user,
        provider,
        extraClaims,
        began: sessionStart,
        ...(identifier && { secondFactor: { identifier, provider: 'totp' } }),
      }
    },

    /** A response of the emulator in which a session begins, or goes on after a change of its account. */
    seal: (answer: Answer): Answer => {
      if (typeof answer['idToken'] !== 'string') return tokens.seal(answer)
      const { sub = '', auth_time = 0 } = claimsIn(answer['idToken'])
      const user = emulator.state.getUserByLocalId(sub)
      return tokens.seal(answer, Math.max(auth_time, user ? validSinceOf(user) : 0))
    },

    /** Tokens for a session. */
    issue: async ({ user, provider, extraClaims, secondFactor, began }: Session, host: string): Promise<Answer> => {
      const refreshToken = emulator.state.createRefreshTokenFor(user, provider, { extraClaims, secondFactor })
      const answer = await renew(refreshToken, Math.max(began, validSinceOf(user)), host)
      return {
        idToken: answer['id_token'],
        refreshToken: answer['refresh_token'],
        expiresIn: answer['expires_in'],
      }
    },

    /** A new id token for a refresh token. */
    refresh: async (input: unknown, host: string): Promise<Answer> => {
      const result = refreshCall.safeParse(input)
      if (!result.success) throw new ProviderError(400, 'INVALID_REFRESH_TOKEN')
      const { refreshToken, began } = tokens.openRefreshToken(result.data.refresh_token)
      const { localId = '' } = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8')) as { localId?: string }
      refuseEnded(emulator.state.getUserByLocalId(localId), began)
      return renew(refreshToken, began, host)
    },

    /** Refuses a session that began too long ago for what it asks. */
    requireRecent: ({ began }: Session): void => {
      if (Date.now() / 1_000 - began > RECENT_SECONDS) throw new ProviderError(400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
