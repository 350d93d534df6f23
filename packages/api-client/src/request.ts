import type { Endpoint } from '@wervio/contracts'
import ky, { type KyResponse, type Options } from 'ky'
import { address, type CallParts } from './address.ts'
import { ApiError } from './api-error.ts'
import { toApiError } from './read-error.ts'
import { withSession } from './with-session.ts'

const TIMEOUT = 30_000

/** Two more attempts for reads only: a write that got no answer may have been done. */
const retry = { limit: 2, methods: ['get'], statusCodes: [503], maxRetryAfter: 5_000, jitter: true }

export type CallOptions = {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  timeout?: number | false
}

/** Sends one call and hands the answer to `read`; every failure is an ApiError, save an abort by the caller. */
export const request = <T>(
  endpoint: Endpoint,
  parts: CallParts,
  { signal, headers = {}, timeout = TIMEOUT }: CallOptions,
  read: (answer: { response: KyResponse; text: () => Promise<string> }) => Promise<T>,
): Promise<T> =>
  withSession(endpoint, async (authorization) => {
    const options: Options = {
      method: endpoint.method,
      headers: { accept: 'application/json', ...headers, ...authorization },
      timeout,
      retry,
    }
    if (parts.body !== undefined) options.json = parts.body
    if (signal) options.signal = signal
    try {
      const sent = ky(await address(endpoint, parts), options)
      return await read({ response: await sent, text: () => sent.text() })
    } catch (error) {
      throw error instanceof ApiError && !signal?.aborted ? error : toApiError(error, endpoint.messages, signal)
    }
  })
