import { fileURLToPath } from 'node:url'

/** The Jest configuration that all packages share: ES modules compiled by SWC, no coverage thresholds, clean mocks. */
const swc = (tsx) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'es6' },
  },
]

export const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  testMatch: ['<rootDir>/(src|test)/**/*.test.{ts,tsx}'],
  restoreMocks: true,
}
