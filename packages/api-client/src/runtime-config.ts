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
  const inlined = document.getElementById(BLOCK)?.textContent
  const parsed = schema.safeParse(inlined ? JSON.parse(inlined) : await fetchConfig())
  if (!parsed.success) throw unexpectedShape(parsed.error.issues)
  return parsed.data
}

/** Addresses and settings of this installation; read once, a failed attempt is tried again at the next call. */
export const runtimeConfig = (): Promise<RuntimeConfig> => {
  config ??= load().catch((error: unknown) => {
    config = null
    throw error instanceof ApiError ? error : new ApiError(messages.generic, { code: 'network', cause: error })
  })
  return config
}

/** Forgets what was read; for tests that change the configuration. */
export const forgetRuntimeConfig = (): void => {
  config = null
}
