import type { RuntimeConfig } from '@wervio/contracts'
import { inlinedConfig } from './inlined-config.ts'

/**
 * Firebase's settings. The server checked the block in this page against the contract when it wrote it, so the schema
 * library (36 KB with the client) stays out of the first view; a page without the block fetches the settings and checks
 * them.
 */
export const firebaseSettings = async (): Promise<RuntimeConfig['firebase']> => {
  const settings = inlinedConfig()
  if (settings) return settings.firebase
  const { runtimeConfig } = await import('@wervio/api-client')
  return (await runtimeConfig()).firebase
}
