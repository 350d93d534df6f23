import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The same tests' settings for a model of speech, which needs minutes of a processor for a minute of sound. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: '../support/migrated-database-set-up.ts',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  reporter: [['list']],
})
