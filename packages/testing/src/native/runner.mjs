import TestRunner from 'jest-runner'

/** Jest's own, in processes of its own also when there is one: a test file has the whole process. */
export default class NativeRunner extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false })
  }
}
