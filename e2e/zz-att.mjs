import { chromium } from '@playwright/test'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [w, h] of [
  [1440, 1000],
  [768, 1000],
  [390, 900],
])
  for (const scheme of ['light', 'dark']) {
    const ctx = await browser.newContext({
      viewport: { width: w, height: h },
      colorScheme: scheme,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
    })
    const page = await ctx.newPage()
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()))
    await page.goto('http://localhost:4300/login')
    await page.getByLabel('E-mailadres').or(page.getByLabel('E-mail')).first().fill('demo@wervio.nl')
    await page.locator('input[type=password]').fill('demo-wervio')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('region', { name: 'Vandaag' }).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) console.log('wide', w)
    await page.screenshot({ path: `/tmp/att-${w}-${scheme}.png`, fullPage: true })
    await ctx.close()
  }
await browser.close()
