import type { renderPages } from '@wervio/federation/prerender'
import { legalTexts } from '../privacy/legal-texts.ts'
import { pageHeads } from '../shared/page-heads.ts'
import { pricingData } from './pricing-data.ts'

/** The texts behind the other tabs. */
const legalHeads = legalTexts
  .slice(1)
  .map(({ tab, title, description }) => [`?tab=${tab}`, { title, description }] as const)

/** The head of each page by its id, with what search engines read as data. */
export const heads: Parameters<typeof renderPages>[0]['heads'] = {
  ...pageHeads,
  pricing: { ...pageHeads.pricing, structuredData: pricingData },
  privacy: { ...pageHeads.privacy, bySearch: Object.fromEntries(legalHeads) },
}
