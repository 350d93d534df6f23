import type { RemoteError } from './errors.ts'

/** What became of a remote in this tab; `version` is the one that runs, which may be one that stands in. */
export type RemoteState =
  | { state: 'loading' }
  | { state: 'loaded'; version: string }
  | { state: 'failed'; error: RemoteError }

export type RemoteStates = ReadonlyMap<string, RemoteState>

/**
 * Remembers the state of each remote by name, for whoever wants to show it; a remote that nobody asked for has none.
 */
export const createRemoteStates = () => {
  let states: RemoteStates = new Map()
  const listeners = new Set<() => void>()
  return {
    report: (name: string, state: RemoteState): void => {
      states = new Map([...states, [name, state]])
      listeners.forEach((listener) => listener())
    },
    read: (): RemoteStates => states,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
