import process from 'node:process'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

const ADDRESS = /file:\/\/(\/[^\s?)]*)(?:\?file=\d+)?/g

/** Paths in place of the addresses under which Node loads modules; Jest doesn't know those. */
const nameFiles = (error) => {
  if (typeof error?.stack === 'string') error.stack = error.stack.replaceAll(ADDRESS, '$1')
}

/**
 * The process itself as the environment of a test file: no sandbox, so that modules that are loaded stay loaded for the
 * next file. What a file changes of the console, the environment variables and the timers is put back after it.
 */
export default class NativeEnvironment {
  global = globalThis

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimers = null
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    this.before = {
      console,
      env: { ...process.env },
      exit: Object.getOwnPropertyDescriptor(process, 'exit'),
      folder: process.cwd(),
    }
  }

  setup() {}

  /** Called by jest-circus. */
  handleTestEvent({ name, test }) {
    if (name === 'test_done') test.errors.flat().forEach(nameFiles)
  }

  teardown() {
    this.fakeTimersModern.dispose()
    const { console, env, exit, folder } = this.before
    globalThis.console = console
    Object.defineProperty(process, 'exit', exit)
    if (process.cwd() !== folder) process.chdir(folder)
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
  }

  /** Required by Jest, which uses it for coverage alone. */
  getVmContext() {
    return null
  }
}
