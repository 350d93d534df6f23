import { useEffect } from 'react'

/** The room that a bar at the bottom of the screen needs; `Toaster` reads it. */
const ROOM = '--room-below-toasts'

/** Keeps toasts above a bar at the bottom of the screen, as long as that is shown. */
export const useRoomBelowToasts = (isShown = true): void => {
  useEffect(() => {
    if (!isShown) return undefined
    document.documentElement.style.setProperty(ROOM, '4.5rem')
    return () => void document.documentElement.style.removeProperty(ROOM)
  }, [isShown])
}
