import type { Head } from '@wervio/federation/prerender'
import { pageHeads } from '../shared/page-heads.ts'
import { pricingData } from './pricing-data.ts'

/** The head of each page by its id, with what search engines read as data. */
export const heads: Record<string, Head> = {
  ...pageHeads,
  pricing: { ...pageHeads.pricing, structuredData: pricingData },
}
