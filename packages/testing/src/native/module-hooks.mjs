import { registerHooks } from 'node:module'

const GLOBALS = new URL('./globals.mjs', import.meta.url).href
/** Tests and what belongs to them: the folders `test` and `testing`, and `*.test.ts`. */
const OF_TESTS = /^file:.*(?:\/test(?:ing)?\/|\.test\.ts$)/
const INSTALLED = '/node_modules/'

let testFiles = 0

/** From here on, modules of tests are loaded anew: their hooks and variables belong to one test file. */
export const beginTestFile = () => {
  testFiles += 1
}

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true }
    const resolved = next(specifier, context)
    const isOfTests = OF_TESTS.test(resolved.url) && !resolved.url.includes(INSTALLED)
    return isOfTests ? { ...resolved, url: `${resolved.url}?file=${testFiles}` } : resolved
  },
})
