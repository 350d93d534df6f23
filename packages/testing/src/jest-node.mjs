import { fileURLToPath } from 'node:url'
import { base } from './jest-base.mjs'

const resolvePath = (file) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Tests of services and scripts. Node loads them itself, and what they test stays loaded for the next test file of the
 * process; see docs/decisions/0161.
 */
export default {
  ...base,
  testEnvironment: resolvePath('./native/environment.mjs'),
  runtime: resolvePath('./native/runtime.mjs'),
  runner: resolvePath('./native/runner.mjs'),
  injectGlobals: false,
  setupFilesAfterEnv: [resolvePath('./setup-console.ts')],
}
