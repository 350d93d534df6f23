import { chromium as playwright, type Browser } from '@playwright/test'
import { freePort } from '@wervio/testing/free-port'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from './chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** A browser that Lighthouse can drive. */
export const openForLighthouse = async (): Promise<{ port: number; browser: Browser }> => {
  const port = await freePort()
  const { args = [], ...options } = chromium.launchOptions ?? {}
  const browser = await playwright.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  return { port, browser }
}

/** Lighthouse's own phone: 412 px, and a slow connection and processor that it computes from an unhindered load. */
export const auditPage = async (
  port: number,
  address: string,
  onlyCategories: readonly Category[] = categories,
): Promise<Result> => {
  const outcome = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...onlyCategories] })
  if (!outcome) throw new Error(`Lighthouse gives no result for ${address}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  return lhr
}

/** The score of a category, 0 to 100. */
export const scoreOf = ({ categories: all }: Result, category: Category): number =>
  Math.round((all[category]?.score ?? 0) * 100)

/** The audits that cost a category points, by name. */
export const shortcomings = ({ categories: all, audits }: Result, category: Category): string[] =>
  (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
