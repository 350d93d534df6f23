import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type WindowWithAxe = { axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The rules whose outcome depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

// The package's main file is this one unminified, more than twice as much to send and to parse.
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into the document that is open, where it isn't yet. It looks at this document alone. */
const loadAxe = async (page: Page): Promise<void> => {
  if (page.frames().length > 1) throw new Error(`${page.url()} has a frame, which nobody would look at`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

/** Every violation of WCAG 2.2 A and AA on the page, one line a node; with `colours` only of what colours decide. */
export const accessibilityViolations = async (page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> => {
  await loadAxe(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: what === 'all' ? { type: 'tag', values: WCAG_2_2_AA } : { type: 'rule', values: OF_COLOURS },
    // Without the style sheets, which only an experimental rule reads that isn't of these.
    preload: { assets: ['media'] },
  }
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as WindowWithAxe
    if (!axe) throw new Error('the page has left the document that axe was in')
    const { violations } = await axe.run(document, runOptions)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  }, options)
}
