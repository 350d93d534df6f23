import type { Endpoint } from '@wervio/contracts'
import { expireSession, getToken, refreshToken } from '@wervio/session'
import { ApiError, notSignedIn } from './api-error.ts'
import { noteRoleRefusal } from './role-refused.ts'

let refreshing: Promise<string | null> | null = null

/** One refresh at a time, and none if the token has changed since `usedToken` was sent. */
const fresherToken = (usedToken: string): Promise<string | null> => {
  const now = getToken()
  if (now && now !== usedToken) return Promise.resolve(now)
  refreshing ??= refreshToken().finally(() => {
    refreshing = null
  })
  return refreshing
}

const sessionEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  !error.details['auth_required'] &&
  (error.code === 'session_expired' || error.code === 'invalid_token')

/**
 * Sends with the token. If the session has expired, sends once more with a new token; if that fails too, the session
 * ends.
 */
const sendSignedIn = async <T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
  const token = getToken()
  if (!token) throw notSignedIn()
  try {
    return await send({ authorization: `Bearer ${token}` })
  } catch (error) {
    if (!sessionEnded(error)) throw error
    const fresh = await fresherToken(token)
    try {
      if (fresh) return await send({ authorization: `Bearer ${fresh}` })
    } catch (second) {
      if (!sessionEnded(second)) throw second
    }
    expireSession()
    throw error
  }
}

/** Sends with the credentials of the endpoint's `auth` kind. `send` rejects with ApiErrors, whatever its transport. */
export const withSession = async <T>(
  { auth }: Endpoint,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const takesToken = auth === 'visitor' || auth === 'newcomer'
  const needsToken = auth === 'recruiter' || auth === 'identity' || (takesToken && getToken() !== null)
  if (!needsToken) return send({})
  try {
    return await sendSignedIn(send)
  } catch (error) {
    noteRoleRefusal(error)
    throw error
  }
}
