import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { replaceGlobals } from './globals.mjs'
import { jestObject, TEST_TIMEOUT } from './jest-object.mjs'
import { beginTestFile } from './module-hooks.mjs'

const require = createRequire(import.meta.url)

/**
 * Loads a test file with Node's own loader and gives it Jest's functions. Has the methods that Jest calls of its own.
 */
export class NativeRuntime {
  constructor(config, environment) {
    this.jest = jestObject(environment, config.fakeTimers)
    beginTestFile()
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  async unstable_importModule(path) {
    await import(pathToFileURL(path).href)
  }

  /** The framework (jest-circus) keeps the tests of one file, so it is evaluated anew for each. */
  requireInternalModule(path) {
    delete require.cache[path]
    return require(path)
  }

  requireModule(path) {
    return require(path)
  }

  setGlobalsForRuntime(globals) {
    replaceGlobals({ ...globals, jest: this.jest })
  }

  clearAllMocks() {
    this.jest.clearAllMocks()
  }

  resetAllMocks() {
    this.jest.resetAllMocks()
  }

  restoreAllMocks() {
    this.jest.restoreAllMocks()
  }

  teardown() {
    this.restoreAllMocks()
    delete globalThis[TEST_TIMEOUT]
  }

  /** Node leaves the positions as they are when it takes the types out. */
  getSourceMaps() {
    return new Map()
  }

  enterTestCode() {}
  leaveTestCode() {}
  resetModules() {}
  getAllCoverageInfoCopy() {}
}
