import { useSyncExternalStore } from 'react'

const SCROLLED_ABOVE = 20

const follow = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** True once the page is scrolled more than 20 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.scrollY > SCROLLED_ABOVE,
    () => false,
  )
