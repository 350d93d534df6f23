import { useEffect } from 'react'

/** The room that a bar at the bottom of the screen needs; `Toaster` reads it. */
const ROOM = '--room-below-toasts'

/**
 * As long as a bar at the bottom of the screen is shown, toasts stand above it and what gets the focus is scrolled to
 * above it; `room`: what the bar needs.
 */
export const useRoomAtBottom = (isShown = true, room = '4.5rem'): void => {
  useEffect(() => {
    if (!isShown) return undefined
    const { style } = document.documentElement
    style.setProperty(ROOM, room)
    style.scrollPaddingBottom = room
    return () => {
      style.removeProperty(ROOM)
      style.removeProperty('scroll-padding-bottom')
    }
  }, [isShown, room])
}
