import type { Brand } from './defaults.ts'
import { mergeBrand } from './merge-brand.ts'

const CONFIG_ID = 'wervio-config'
const readOverrides = (): Record<string, unknown> => {
  if (typeof document === 'undefined') return {}
  try {
    const config: unknown = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}')
    const brand = typeof config === 'object' && config !== null && 'brand' in config ? config.brand : {}
    return typeof brand === 'object' && brand !== null ? { ...brand } : {}
  } catch {
    // The shell reports a broken configuration; the name and the mail address still stand.
    return {}
  }
}

let currentBrand: Brand | null = null

/** The company's facts: the defaults with what the page's `#wervio-config` sets; read once. */
export const brand = (): Brand => (currentBrand ??= mergeBrand(readOverrides()))
