import { API_VERSION, apiVersionHeader, type Endpoint } from '@wervio/contracts'
import ky, { isHTTPError, type KyResponse, type Options } from 'ky'
import { address, type CallParts } from './address.ts'
import { ApiError, checkVersion } from './api-error.ts'
import { toApiError } from './read-error.ts'
import { traceHeader } from './trace-header.ts'
import { withSession } from './with-session.ts'

const TIMEOUT = 30_000

/** Two more attempts, for reads only: a write without a response may have been carried out. */
const retry = { limit: 2, methods: ['get'], statusCodes: [503], maxRetryAfter: 5_000, jitter: true }

export type CallOptions = {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  timeout?: number | false
}

/**
 * Sends one call and passes the response to `readResponse`; every failure is an ApiError, except an abort by the
 * caller.
 */
export const request = <T>(
  endpoint: Endpoint,
  parts: CallParts,
  { signal, headers = {}, timeout = TIMEOUT }: CallOptions,
  readResponse: (answer: { response: KyResponse; text: () => Promise<string> }) => Promise<T>,
): Promise<T> =>
  withSession(endpoint, async (authorization) => {
    const options: Options = {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        [apiVersionHeader]: API_VERSION,
        // A trace in which a stream stays open for hours has no end.
        ...(endpoint.endless ? {} : traceHeader()),
        ...headers,
        ...authorization,
      },
      timeout,
      retry,
    }
    if (parts.body !== undefined) options.json = parts.body
    if (signal) options.signal = signal
    try {
      const responsePromise = ky(await address(endpoint, parts), options)
      const response = await responsePromise
      checkVersion(response.headers)
      return await readResponse({ response, text: () => responsePromise.text() })
    } catch (error) {
      if (isHTTPError(error)) checkVersion(error.response.headers)
      throw error instanceof ApiError && !signal?.aborted ? error : toApiError(error, endpoint.messages, signal)
    }
  })
