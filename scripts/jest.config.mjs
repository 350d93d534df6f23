import node from '@wervio/testing/jest-node'

export default { ...node, testMatch: ['<rootDir>/**/*.test.ts'] }
