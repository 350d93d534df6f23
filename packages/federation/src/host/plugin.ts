import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Limits } from './limits.ts'
import { createRetryAddress } from './retry-address.ts'

/**
 * Holds scripts to the integrity that the registry recorded: here, because a fetch with integrity takes no preloaded
 * file. What failed is forgotten, so that a further attempt asks again (2.9.2 keeps it).
 */
export const resiliencePlugin = (
  limits: Pick<Limits, 'script'>,
  integrityOf: (url: string) => string | undefined,
  addressOf = createRetryAddress(),
): ModuleFederationRuntimePlugin => ({
  name: 'wervio-resilience',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = addressOf(url)
    script.async = true
    script.crossOrigin = 'anonymous'
    const integrity = integrityOf(url)
    if (integrity) script.integrity = integrity
    return { script, timeout: limits.script }
  },
  async loadEntryError({ globalLoading, uniqueKey }) {
    delete globalLoading[uniqueKey]
  },
})
