import { defineConfig } from '@playwright/test'
import shared from '../playwright.config.ts'
import { leftOut, needsDemo } from './left-out.ts'

const hasDemo = process.env['WERVIO_STACK_DEMO'] === '1'
const smoke = process.env['WERVIO_STACK_SMOKE'] === '1'

export default defineConfig(shared, {
  testDir: '../tests',
  outputDir: '../test-results/stack',
  globalSetup: './tell-stack.ts',
  testIgnore: [...leftOut.flatMap((each) => ('files' in each ? [each.files] : [])), ...(hasDemo ? [] : needsDemo)],
  grepInvert: leftOut.flatMap((each) => ('titles' in each ? [each.titles] : [])),
  ...(smoke && { testMatch: ['**/walk.spec.ts', '**/session.spec.ts', '**/attachments.spec.ts'] }),
})
