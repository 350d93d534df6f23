import { defineConfig } from '@playwright/test'
import shared from '../playwright.config.ts'

/** The specs that stand a product that they share and didn't start: no process is stopped, no file of it is read. */
const NEEDS_ITS_OWN = [
  // Processes are stopped, or started with other settings.
  '**/own-product/**',
  // What the sample recruiter has, whom `npm start` makes.
  '**/demo.spec.ts',
  // Files of the data folder, or addresses of remotes on ports of their own.
  '**/lighthouse.spec.ts',
  '**/fault-matrix.spec.ts',
  '**/headers.spec.ts',
  '**/static-pages.spec.ts',
  '**/demo-visitor.spec.ts',
  '**/improvements.spec.ts',
  '**/sessions.spec.ts',
  '**/meetings/overview.spec.ts',
]

const smoke = process.env['WERVIO_STACK_SMOKE'] === '1'

export default defineConfig(shared, {
  testDir: '../tests',
  outputDir: '../test-results/stack',
  globalSetup: './tell-stack.ts',
  testIgnore: NEEDS_ITS_OWN,
  ...(smoke && { testMatch: ['**/walk.spec.ts', '**/session.spec.ts', '**/attachments.spec.ts'] }),
})
