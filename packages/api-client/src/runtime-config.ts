import { messages, type RuntimeConfig } from '@wervio/contracts'
import { ApiError } from './api-error.ts'
import { inlinedConfig } from './inlined-config.ts'

let config: Promise<RuntimeConfig> | null = null

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  const { checkConfig } = await import('./check-config.ts')
  return checkConfig(await response.json())
}

/** A file may be anybody's, where the block in the page was checked: it brings its schema along. */
const load = async (): Promise<RuntimeConfig> => inlinedConfig() ?? fetchConfig()

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
