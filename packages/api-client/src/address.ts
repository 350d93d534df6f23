import type { Endpoint } from '@wervio/contracts'
import { ApiError } from './api-error.ts'
import { runtimeConfig } from './runtime-config.ts'

/** The input of a call, as loose as the endpoint table allows; callers see it typed by `CallInput`. */
export type CallParts = {
  params?: Record<string, string>
  query?: Record<string, unknown> | undefined
  body?: unknown
}

const fill = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    // An empty or dotted segment would lead to another path, so it can't name a row.
    if (value === '' || value === '.' || value === '..')
      throw new ApiError(endpoint.messages[404] ?? endpoint.messages.fallback, { status: 404, code: 'not_found' })
    return encodeURIComponent(value)
  })

const search = (query: Record<string, unknown> = {}): string => {
  const presentValues = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return presentValues.length === 0
    ? ''
    : `?${new URLSearchParams(presentValues.map(([name, value]) => [name, String(value)]))}`
}

/** The full URL of a call, from the addresses of this installation. */
export const address = async (endpoint: Endpoint, { params, query }: CallParts): Promise<string> => {
  const path = fill(endpoint, params) + search(query)
  const { mainApiUrl, aiServiceUrl } = await runtimeConfig()
  return (endpoint.service === 'main' ? mainApiUrl : aiServiceUrl).replace(/\/+$/, '') + path
}
