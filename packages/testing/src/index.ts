export { takeConsole } from './setup-console.ts'
export { stubBrowser } from './stub-browser.ts'
export { stubScreen } from './stub-screen.ts'
