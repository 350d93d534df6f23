import { useEffect } from 'react'

/** As long as a bar at the bottom of the screen is shown, what gets the focus is scrolled to above it. */
export const useScrollRoom = (isShown: boolean, room: string): void => {
  useEffect(() => {
    if (!isShown) return undefined
    document.documentElement.style.scrollPaddingBottom = room
    return () => void document.documentElement.style.removeProperty('scroll-padding-bottom')
  }, [isShown, room])
}
