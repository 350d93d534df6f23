import { defineConfig } from '@playwright/test'
import shared from '../playwright.config.ts'
import { leftOut, needsDemo } from './left-out.ts'

const hasDemo = process.env['WERVIO_STACK_DEMO'] === '1'
const smoke = process.env['WERVIO_STACK_SMOKE'] === '1'
/** Signing in and out, text that a vacancy is written from, and files that go through the bucket. */
const SMOKE = /files of several kinds are kept|signing out takes the token|what is typed survives a reload/

export default defineConfig(shared, {
  testDir: '../tests',
  outputDir: '../test-results/stack',
  globalSetup: './tell-stack.ts',
  testIgnore: [...leftOut.flatMap((each) => ('files' in each ? [each.files] : [])), ...(hasDemo ? [] : needsDemo)],
  grepInvert: leftOut.flatMap((each) => ('titles' in each ? [each.titles] : [])),
  ...(smoke && { testMatch: ['**/session.spec.ts', '**/attachments.spec.ts'], grep: SMOKE }),
})
