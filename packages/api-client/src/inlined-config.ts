import type { RuntimeConfig } from '@wervio/contracts'

/**
 * The configuration from the block in this page, which the server checked when it wrote it: the schemas stay out of the
 * first view. Null in a page without it.
 */
export const inlinedConfig = (): RuntimeConfig | null => {
  const configText = document.getElementById('wervio-config')?.textContent
  return configText ? (JSON.parse(configText) as RuntimeConfig) : null
}
