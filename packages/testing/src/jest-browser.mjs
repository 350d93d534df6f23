import { fileURLToPath } from 'node:url'
import { base } from './jest-base.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Tests of browser code: jsdom with Node's own fetch, streams and files, matchers, and no unexpected console line. */
export default {
  ...base,
  testEnvironment: here('./browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: [here('./setup-browser.ts')],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': here('./asset-stub.ts') },
}
