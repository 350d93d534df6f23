import { fileURLToPath } from 'node:url'
import { base } from './jest-base.mjs'

const resolvePath = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Tests of browser code: jsdom with Node's own fetch, streams and files, matchers, and no unexpected console line. */
export default {
  ...base,
  testEnvironment: resolvePath('./browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: [resolvePath('./setup-browser.ts')],
  moduleNameMapper: {
    '\\.(css|woff2|svg|png|webp|webm|vtt)$': resolvePath('./asset-stub.ts'),
    // The icons' ES modules are 1,700 files that every test file would read again; this is one file with all of them.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
  },
}
