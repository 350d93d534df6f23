import type { Page } from '@playwright/test'
import type { Registry } from '@wervio/federation/contract'

const BLOCK = /(<script type="application\/json" id="wervio-remotes">)([\s\S]*?)(<\/script>)/

/** Serves every page of the shell with another registry in it; `change` gets the real one. */
export const serveRegistry = async (page: Page, change: (registry: Registry) => Registry): Promise<void> => {
  const changed = (text: string) => JSON.stringify(change(JSON.parse(text) as Registry))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    if (!BLOCK.test(html)) throw new Error('the page carries no registry')
    const body = html.replace(
      BLOCK,
      (_, open: string, json: string, close: string) => `${open}${changed(json).replaceAll('<', '\\u003c')}${close}`,
    )
    await route.fulfill({ response, body })
  })
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changed(await response.text()) })
  })
}

/** Serves the registry without its checksums, so that a file with the wrong content gets through. */
export const serveWithoutIntegrity = (page: Page): Promise<void> =>
  serveRegistry(page, ({ remotes, ...rest }) => ({
    ...rest,
    remotes: remotes.map((entry) => ({ ...entry, integrity: {} })),
  }))
