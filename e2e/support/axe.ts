import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The rules whose outcome depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Every violation of WCAG 2.2 A and AA on the page, one line a node; with `colours` only of what colours decide. */
export const accessibilityViolations = async (page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> => {
  // In one run inside the page: there are no frames of other origins, for which axe opens a page of its own each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (what === 'all' ? axe.withTags(WCAG_2_2_AA) : axe.withRules(OF_COLOURS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
