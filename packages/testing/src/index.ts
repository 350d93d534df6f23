export { takeConsole } from './setup-console.ts'
