import { messages, runtimeConfig as schema, type RuntimeConfig } from '@wervio/contracts'
import { unexpectedShape, ApiError } from './api-error.ts'

const BLOCK = 'wervio-config'

let config: Promise<RuntimeConfig> | null = null

const fetchConfig = async (): Promise<unknown> => {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return response.json()
}

const load = async (): Promise<RuntimeConfig> => {
  const configText = document.getElementById(BLOCK)?.textContent
  const result = schema.safeParse(configText ? JSON.parse(configText) : await fetchConfig())
  if (!result.success) throw unexpectedShape(result.error.issues)
  return result.data
}

/** Addresses and settings of this installation, read once; a failed attempt is repeated at the next call. */
export const runtimeConfig = (): Promise<RuntimeConfig> => {
  config ??= load().catch((error: unknown) => {
    config = null
    throw error instanceof ApiError ? error : new ApiError(messages.generic, { code: 'network', cause: error })
  })
  return config
}

/** Drops the configuration; for tests that change it. */
export const forgetRuntimeConfig = (): void => {
  config = null
}
