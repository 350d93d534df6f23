import { fileURLToPath } from 'node:url'
import { base } from './jest-base.mjs'

/** Tests of services and scripts. */
export default {
  ...base,
  testEnvironment: 'node',
  setupFilesAfterEnv: [fileURLToPath(new URL('./setup-console.ts', import.meta.url))],
}
