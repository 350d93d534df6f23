import { defineConfig } from '@playwright/test'
import { chromium } from './support/chromium.ts'

const report = process.env['WERVIO_E2E_REPORT']

/** Two workers share one product; a spec that stops processes starts a product of its own (support/own-product.ts). */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-set-up.ts',
  fullyParallel: true,
  workers: 2,
  // A second attempt on an unattended machine; the gate names every test that needed one (docs/decisions/0070).
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['line']],
  use: {
    ...chromium,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    // A page that a test answers itself counts as external, and may then not call this machine.
    permissions: ['local-network-access'],
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Recording every test costs a seventh of its time; `--trace=retain-on-failure` records them all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
