import JestRuntime from 'jest-runtime'
import { NativeRuntime } from './native-runtime.mjs'

/** What loads a test file: Node, or Jest if the file names an environment of its own (`@jest-environment`). */
export default function Runtime(config, environment, ...rest) {
  return environment.global === globalThis
    ? new NativeRuntime(config, environment)
    : new JestRuntime(config, environment, ...rest)
}
