import type { Endpoint } from '@wervio/contracts'
import { expireSession, getToken, refreshToken } from '@wervio/session'
import { ApiError, notSignedIn } from './api-error.ts'

let refreshing: Promise<string | null> | null = null

/** One refresh at a time; a token that changed since `used` was sent needs none. */
const fresherToken = (used: string): Promise<string | null> => {
  const now = getToken()
  if (now && now !== used) return Promise.resolve(now)
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

/** Sends with the token; on an ended session once more with a fresh one, after that the session is over. */
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

/** Sends with what the endpoint's `auth` kind asks for. `send` rejects with ApiErrors, whatever it sends over. */
export const withSession = <T>(
  { auth }: Endpoint,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const needsToken = auth === 'recruiter' || auth === 'identity' || (auth === 'visitor' && getToken() !== null)
  return needsToken ? sendSignedIn(send) : send({})
}
