export { default } from '@wervio/testing/jest-browser'
