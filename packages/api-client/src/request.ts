import { expireSession, getToken, refreshToken } from '@wervio/session'
import type { Endpoint } from '@wervio/contracts'
import ky, { isHTTPError, type KyResponse, type Options } from 'ky'
import { ApiError, notSignedIn } from './api-error.ts'
import { toApiError } from './read-error.ts'
import { address, type CallParts } from './address.ts'

const TIMEOUT = 30_000

/** Two more attempts for reads only: a write that got no answer may have been done. */
const retry = { limit: 2, methods: ['get'], statusCodes: [503], maxRetryAfter: 5_000, jitter: true }

export type CallOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string>; timeout?: number | false }

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

const sessionEnded = (error: unknown): boolean => {
  if (!isHTTPError<{ code?: string; auth_required?: unknown }>(error) || error.response.status !== 401) return false
  const { data } = error
  if (typeof data !== 'object' || data === null || data.auth_required) return false
  return data.code === 'session_expired' || data.code === 'invalid_token'
}

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

/** Sends one call and hands the answer to `read`; every failure is an ApiError, save an abort by the caller. */
export const request = async <T>(
  endpoint: Endpoint,
  parts: CallParts,
  { signal, headers = {}, timeout = TIMEOUT }: CallOptions,
  read: (answer: { response: KyResponse; text: () => Promise<string> }) => Promise<T>,
): Promise<T> => {
  const send = async (authorization: Record<string, string>): Promise<T> => {
    const options: Options = { method: endpoint.method, headers: { accept: 'application/json', ...headers, ...authorization }, timeout, retry }
    if (parts.body !== undefined) options.json = parts.body
    if (signal) options.signal = signal
    const sent = ky(await address(endpoint, parts), options)
    return read({ response: await sent, text: () => sent.text() })
  }
  try {
    const needsToken = endpoint.auth === 'recruiter' || endpoint.auth === 'identity' || (endpoint.auth === 'visitor' && getToken() !== null)
    return await (needsToken ? sendSignedIn(send) : send({}))
  } catch (error) {
    throw error instanceof ApiError && !signal?.aborted ? error : toApiError(error, endpoint.messages, signal)
  }
}
