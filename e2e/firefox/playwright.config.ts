import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { DOWNLOADS } from './downloads.ts'

/** The same tests' settings in the system's Firefox, over WebDriver BiDi (docs/decisions/0204). */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-set-up.ts',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox.ts', import.meta.url)),
      downloadsPath: DOWNLOADS,
      firefoxUserPrefs: {
        // Firefox has no command for these over BiDi.
        'ui.prefersReducedMotion': 1,
        'layout.css.prefers-color-scheme.content-override': process.env['WERVIO_FIREFOX_DARK'] ? 0 : 1,
      },
    },
  },
})
