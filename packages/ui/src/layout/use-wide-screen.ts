import { useCallback, useSyncExternalStore } from 'react'

/** Wide enough for the sidebar, a page of 38 rem and a panel. */
const WIDE = '(min-width: 1200px)'
/** Wide enough for a whole page with a panel beside it; `breakpoint.onePane` is everything under it. */
const ROOM_BESIDE = '(min-width: 1700px)'

/** The same as `breakpoint.tablet`. */
const NARROW = '(max-width: 899.98px)'

/** The same as `breakpoint.phone`. */
const PHONE = '(max-width: 599.98px)'

const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether a panel fits on the screen. */
export const useWideScreen = (): boolean => useMedia(WIDE)

/** Whether a panel stands beside the page without taking room from it. */
export const useRoomBeside = (): boolean => useMedia(ROOM_BESIDE)

/** Whether everything stands in one column. */
export const usePhoneScreen = (): boolean => useMedia(PHONE)

/** Whether two panes don't fit beside each other. */
export const useNarrowScreen = (): boolean => useMedia(NARROW)
