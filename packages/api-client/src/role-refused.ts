import { ApiError } from './api-error.ts'

const EVENT = 'wervio:role-refused'

/**
 * Calls `listener` whenever a service refuses a call for the role of whoever is signed in; returns the function that
 * stops it. A DOM event, because each remote has its own copy of this package.
 */
export const onRoleRefused = (listener: () => void): (() => void) => {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}

/** Tells that a call failed, if it failed because of the role. */
export const noteRoleRefusal = (error: unknown): void => {
  if (error instanceof ApiError && error.code === 'role_refused') window.dispatchEvent(new Event(EVENT))
}
