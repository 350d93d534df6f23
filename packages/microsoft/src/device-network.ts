import { setTimeout as waitFor } from 'node:timers/promises'
import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-node'
import { z } from 'zod'

/** Milliseconds by which questions about a code come later each time that Entra asks for it (RFC 8628, 3.5). */
const SLOWER = 5_000

const PENDING = 'authorization_pending'
const refusalBody = z.object({ error: z.string(), error_description: z.string().catch('') })

const send = async <T>(
  method: string,
  url: string,
  { headers = {}, body }: NetworkRequestOptions = {},
): Promise<NetworkResponse<T>> => {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  return {
    headers: Object.fromEntries(response.headers),
    body: (await response.json()) as T,
    status: response.status,
  }
}

/** Waits so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>

/**
 * The network of one sign-in by code. MSAL gives up at the answer `slow_down` and loses why Entra refused: here such a
 * question waits longer, and the words of the last refusal are at hand.
 */
export const createDeviceNetwork = (wait: Wait = waitFor) => {
  let pause = 0
  let lastRefusal = ''

  const post = async <T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> => {
    if (pause > 0) await wait(pause)
    const response = await send<T>('POST', url, options)
    const refusal = refusalBody.safeParse(response.body)
    if (!refusal.success) return response
    const { error, error_description } = refusal.data
    if (error === 'slow_down') {
      pause += SLOWER
      return { ...response, body: { ...response.body, error: PENDING } }
    }
    if (error !== PENDING) lastRefusal = `${error} ${error_description}`
    return response
  }

  const client: INetworkModule = {
    sendGetRequestAsync: (url, options) => send('GET', url, options),
    sendPostRequestAsync: post,
  }
  return { client, lastRefusal: (): string => lastRefusal }
}
