/** All unit and integration tests; each package says which environment it needs in its own jest.config.mjs. */
export default {
  // For all projects: jest reads it here only. Patience, not a measure: a loaded machine of two cores is slow.
  testTimeout: 60_000,
  // Each test file leaves modules behind (ESM in vm contexts): a worker that grew to 4 GB spends its time collecting.
  workerIdleMemoryLimit: '1GB',
  projects: [
    '<rootDir>/packages/*/jest.config.mjs',
    '<rootDir>/services/*/jest.config.mjs',
    '<rootDir>/{shell,mfe-*}/jest.config.mjs',
    '<rootDir>/scripts/jest.config.mjs',
  ],
}
