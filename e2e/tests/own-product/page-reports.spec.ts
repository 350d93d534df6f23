import type { Page } from '@playwright/test'
import { expect, metricsOf, observedTest as test } from '../../support/observed-product.ts'

const REPORTS = /\/api\/page-reports$/

/** Waits until what measures has been loaded, which happens once the page is idle. */
const untilMeasured = (page: Page, urls: { shell: string }) =>
  page.waitForResponse(
    (response) => response.url().startsWith(urls.shell) && /\/page-reports\.[\w-]+\.js$/.test(response.url()),
  )

test('what people waited for is told by page and remote once they leave, and names nobody', async ({
  signedIn: page,
  recruiter,
  urls,
  ownEnvironment,
}) => {
  const measured = untilMeasured(page, urls)
  await page.goto('/vacancy-dashboard?q=quirijntje')
  await measured
  await page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link', { name: 'Kandidaten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kandidaten' })).toBeVisible()
  // The browser sends it on its own, after the page has gone: nobody but the service sees it.
  await page.goto('about:blank')
  await expect
    .poll(() => metricsOf(ownEnvironment, 'WERVIO_MAIN_API_METRICS_PORT'))
    .toMatch(
      /wervio_page_vital_duration_count\{wervio_page_vital="TTFB",wervio_page_route="\/vacancy-dashboard",wervio_device_class="desktop"\} 1/,
    )
  const text = await metricsOf(ownEnvironment, 'WERVIO_MAIN_API_METRICS_PORT')
  for (const vital of ['FCP', 'LCP'])
    expect(text).toContain(`wervio_page_vital="${vital}",wervio_page_route="/vacancy-dashboard"`)
  expect(text).not.toMatch(/quirijntje/)
  expect(text).not.toContain(recruiter.email)
  for (const remote of ['mfe_vacancies', 'mfe_candidates'])
    expect(text).toMatch(
      new RegExp(`wervio_remote_load_duration_count\\{wervio_remote_name="${remote}",wervio_remote_version="(?!other)`),
    )
})

test('a remote that can not be had is told by its class', async ({
  signedIn: page,
  urls,
  ownEnvironment,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|mfe_candidates/)
  // Not by `page.route`: while Playwright intercepts, what a page sends as it goes is lost.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: [`${urls.candidates}/*`] })
  const measured = untilMeasured(page, urls)
  await page.goto('/dashboard-candidates')
  await measured
  await expect(page.getByText('Dit onderdeel is nu niet bereikbaar')).toBeVisible({ timeout: 30_000 })
  await page.goto('about:blank')
  await expect
    .poll(() => metricsOf(ownEnvironment, 'WERVIO_MAIN_API_METRICS_PORT'))
    .toMatch(
      /wervio_remote_failures_total\{wervio_remote_name="mfe_candidates",wervio_remote_version="[^"]+",error_type="\w+"\} [1-9]/,
    )
})

test('a browser that asks not to be followed reports nothing and loads nothing for it', async ({ page, urls }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.goto('about:blank')
  expect(requests.filter((url) => REPORTS.test(url) || url.includes('page-reports.'))).toEqual([])
  expect(requests.some((url) => url.startsWith(urls.shell))).toBe(true)
})
