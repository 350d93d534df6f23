import { inlinedConfig } from '@wervio/api-client'
import type { RuntimeConfig } from '@wervio/contracts'

/**
 * Firebase's settings. A page without the block fetches them with the client, whose errors and texts (7 KB) stay out of
 * the first view.
 */
export const firebaseSettings = async (): Promise<RuntimeConfig['firebase']> => {
  const settings = inlinedConfig()
  if (settings) return settings.firebase
  const { runtimeConfig } = await import('@wervio/api-client')
  return (await runtimeConfig()).firebase
}
