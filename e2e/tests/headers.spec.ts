import type { Response } from '@playwright/test'
import { remotes as made } from '../../scripts/product/remote-packages.ts'
import { expect, test } from '../support/test.ts'
import { homePage } from '../support/marks.ts'
import { readRegistry } from '../support/registry.ts'

test('a page is never cached and lets in no inline script or style', async ({ request }) => {
  const response = await request.get('/dashboard')
  const headers = response.headers()
  expect(headers['cache-control']).toContain('no-cache')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src/)
  expect(policy).not.toContain("'unsafe-inline'")
  expect(policy).not.toContain("'unsafe-eval'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'self'")
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
})

test('the registry and every manifest are asked for anew each time', async ({ request, urls }) => {
  const registry = await request.get('/remotes.json')
  expect(registry.headers()['cache-control']).toMatch(/no-cache|no-store/)
  const { remotes } = await readRegistry(request)
  expect(remotes.map(({ name }) => name).toSorted()).toEqual(
    made.map(({ package: name }) => name.replaceAll('-', '_')).toSorted(),
  )
  for (const { manifest } of remotes) {
    const response = await request.get(manifest, { headers: { origin: urls.shell } })
    expect(response.headers()['cache-control']).toContain('no-cache')
    expect(['*', urls.shell]).toContain(response.headers()['access-control-allow-origin'])
  }
})

test('scripts and styles have hashed names, are kept for a year and come as brotli', async ({ page, urls }) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(
    responses.map(async (response) => {
      const headers = await response.allHeaders()
      return {
        url: response.url(),
        cache: headers['cache-control'] ?? '',
        encoding: headers['content-encoding'] ?? '',
      }
    }),
  )
  const ofMarketing = scripts.filter(({ url }) => url.startsWith(`${urls.marketing}/`))
  expect(ofMarketing).not.toEqual([])
  expect(scripts.filter((script) => script.url.startsWith(urls.shell) && !ofMarketing.includes(script))).not.toEqual([])
  for (const script of scripts) {
    expect(script.url).toMatch(/[.-][0-9a-f]{8,}\.js|\/[0-9a-f]{8,}\//)
    expect(script, script.url).toMatchObject({
      cache: expect.stringMatching(/max-age=31536000.*immutable/),
      encoding: 'br',
    })
  }
})

test('an unknown file is a 404, not the page', async ({ request }) => {
  const response = await request.get('/assets/no-such-file.js')
  expect(response.status()).toBe(404)
})
