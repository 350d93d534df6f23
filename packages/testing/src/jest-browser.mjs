import { fileURLToPath } from 'node:url'
import { base } from './jest-base.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Tests of browser code: jsdom with Node's own fetch, streams and files, matchers, and no unexpected console line. */
export default {
  ...base,
  testEnvironment: here('./browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: [here('./setup-browser.ts')],
  moduleNameMapper: {
    '\\.(css|woff2|svg|png)$': here('./asset-stub.ts'),
    // Its ES modules are one file for each of 1,700 icons, read again for every test file; this is all of them in one.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
  },
}
