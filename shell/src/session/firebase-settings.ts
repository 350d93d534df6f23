import type { RuntimeConfig } from '@wervio/contracts'

/** Firebase's settings from the block in this page; null in a page without it. */
export const inlinedFirebase = (): RuntimeConfig['firebase'] | null => {
  const inlined = document.getElementById('wervio-config')?.textContent
  return inlined ? (JSON.parse(inlined) as RuntimeConfig).firebase : null
}

/**
 * Firebase's settings from the block in this page. The server checked it against the contract when it wrote it, so the
 * schema library (36 KB with the client) stays out of the first view; a page without the block asks and checks.
 */
export const firebaseSettings = async (): Promise<RuntimeConfig['firebase']> => {
  const inlined = inlinedFirebase()
  if (inlined) return inlined
  const { runtimeConfig } = await import('@wervio/api-client')
  return (await runtimeConfig()).firebase
}
