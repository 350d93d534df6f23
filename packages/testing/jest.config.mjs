export { default } from './src/jest-node.mjs'
