import { auditPage, openForLighthouse, scoreOf, shortcomings, type Category } from '../support/lighthouse.ts'
import { expect, test } from '../support/test.ts'

/**
 * Categories that depend on the page alone; the score of performance depends on the machine too (`npm run bench --
 * site`).
 */
const SAME_ON_EVERY_MACHINE = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[]
const LEAST_SCORE = 98
/** Everything that the home page loads until it rests, compressed: code, pictures in sight and the typeface. */
const MOST_BYTES = 450 * 1024

test('Lighthouse finds the home page accessible, sound and easy to find, and counts nothing that delays it', async ({
  urls,
}) => {
  const { port, browser } = await openForLighthouse()
  try {
    const report = await auditPage(port, `${urls.shell}/`)
    for (const category of SAME_ON_EVERY_MACHINE)
      expect(scoreOf(report, category), shortcomings(report, category).join(', ')).toBeGreaterThanOrEqual(LEAST_SCORE)
    const { audits } = report
    expect(audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.02)
    expect(audits['total-byte-weight']?.numericValue).toBeLessThan(MOST_BYTES)
    // 1 or null ('nothing to say'): no script and no style sheet stands before the first paint.
    expect(audits['render-blocking-insight']?.score ?? 1).toBe(1)
    expect(audits['font-display-insight']?.score ?? 1).toBe(1)
  } finally {
    await browser.close()
  }
})
