import type { RuntimeConfig } from '@wervio/contracts'

/** Firebase's settings from the block in this page; null in a page without it. */
export const inlinedFirebase = (): RuntimeConfig['firebase'] | null => {
  const configText = document.getElementById('wervio-config')?.textContent
  return configText ? (JSON.parse(configText) as RuntimeConfig).firebase : null
}

/**
 * Firebase's settings. The server checked the block in this page against the contract when it wrote it, so the schema
 * library (36 KB with the client) stays out of the first view; a page without the block fetches the settings and checks
 * them.
 */
export const firebaseSettings = async (): Promise<RuntimeConfig['firebase']> => {
  const settings = inlinedFirebase()
  if (settings) return settings
  const { runtimeConfig } = await import('@wervio/api-client')
  return (await runtimeConfig()).firebase
}
