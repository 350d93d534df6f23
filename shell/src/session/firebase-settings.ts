import type { RuntimeConfig } from '@wervio/contracts'

/**
 * Firebase's settings from the block in this page. The server checked it against the contract when it wrote it, so the
 * schema library (36 KB with the client) stays out of the first view; a page without the block asks and checks.
 */
export const firebaseSettings = async (): Promise<RuntimeConfig['firebase']> => {
  const inlined = document.getElementById('wervio-config')?.textContent
  if (inlined) return (JSON.parse(inlined) as RuntimeConfig).firebase
  const { runtimeConfig } = await import('@wervio/api-client')
  return (await runtimeConfig()).firebase
}
