import { onSessionChange } from '@wervio/session'

/** Empties a cache of fetched data as soon as its user is gone. Returns the function that stops it. */
export const forgetOnLeave = (cache: { clear: () => void }): (() => void) =>
  onSessionChange((session) => {
    if (session.status === 'signed-out') cache.clear()
  })
