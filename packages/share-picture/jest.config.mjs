export { default } from '@wervio/testing/jest-node'
