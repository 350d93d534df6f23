import { onlineManager } from '@tanstack/react-query'
import { onSessionChange } from '@wervio/session'

const isOnline = () => navigator.onLine

/** TanStack Query's own way to follow the network. */
const followNetwork = (setOnline: (online: boolean) => void) => {
  const update = () => setOnline(isOnline())
  update()
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
}

const stayOffline = (setOnline: (online: boolean) => void) => {
  setOnline(false)
  return undefined
}

/**
 * Fetches nothing for a page that is out of sight because its user signed out in another tab: a failed call would put
 * an error in the place of a half-typed form. Returns the function that stops it.
 */
export const pauseWhileAway = (): (() => void) => {
  let isPaused = false
  const pause = (next: boolean) => {
    if (next === isPaused) return
    isPaused = next
    onlineManager.setEventListener(next ? stayOffline : followNetwork)
  }
  const stop = onSessionChange((session) => pause(session.status === 'signed-out' && session.reason === 'elsewhere'))
  return () => {
    stop()
    pause(false)
  }
}
