import { useEffect } from 'react'

/** The room that a bar at the bottom of the screen needs; `Toaster` reads it. */
const ROOM = '--room-below-toasts'

/** Keeps toasts above a bar at the bottom of the screen, as long as that is shown; `room`: what it needs. */
export const useRoomBelowToasts = (isShown = true, room = '4.5rem'): void => {
  useEffect(() => {
    if (!isShown) return undefined
    document.documentElement.style.setProperty(ROOM, room)
    return () => void document.documentElement.style.removeProperty(ROOM)
  }, [isShown, room])
}
