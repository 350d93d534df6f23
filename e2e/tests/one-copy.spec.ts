import type { Page, Response } from '@playwright/test'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { homePage, newVacancy } from '../support/marks.ts'
import { openWithin } from '../support/open-within.ts'

const singletons = [
  'react',
  'react-dom',
  '@wervio/routing',
  'jotai',
  'styled-components',
  '@tanstack/react-query',
  '@wervio/session',
]

type ShareScope = Record<string, Record<string, { from: string; loaded?: boolean; useIn?: string[] }>>

/** What the federation runtime shares in this page: by package and version, the app that provides it. */
const shareScope = (page: Page): Promise<ShareScope> =>
  page.evaluate(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as {
      __FEDERATION__: Record<'__INSTANCES__', { shareScopeMap: Record<string, ShareScope> }[]>
    }
    const all: ShareScope = {}
    for (const { shareScopeMap } of runtime['__INSTANCES__'])
      for (const [name, versions] of Object.entries(shareScopeMap['default'] ?? {}))
        for (const [version, { from, loaded, useIn }] of Object.entries(versions))
          all[name] = {
            ...all[name],
            [version]: { from, ...(loaded === undefined ? {} : { loaded }), ...(useIn ? { useIn: [...useIn] } : {}) },
          }
    return all
  })

/** Text that only the library itself contains, in the form its production build has it. */
const signatures: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  'styled-components': /data-styled-version/g,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/g,
}

test('with both remotes on the page there is one copy of everything that holds state', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  }
  page.on('response', onResponse)
  await page.goto('/vacancy-dashboard')
  await expect(newVacancy(page)).toBeVisible()
  await openWithin(page, '/')
  await expect(homePage(page)).toBeVisible()

  const shared = await shareScope(page)
  for (const name of singletons) {
    expect(Object.keys(shared[name] ?? {}), name).toHaveLength(1)
    expect(Object.values(shared[name] ?? {})[0], name).toMatchObject({ from: 'shell' })
  }
  // What still comes is of what is drawn later, and nobody would wait for its text.
  page.off('response', onResponse)
  const code = (await Promise.all(scripts)).join('\n')
  for (const [name, signature] of Object.entries(signatures)) expect(code.match(signature)?.length, name).toBe(1)
})
