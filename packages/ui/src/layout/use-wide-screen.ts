import { useSyncExternalStore } from 'react'

/** Room for the sidebar, a page of 38 rem and a panel. */
const WIDE = '(min-width: 1200px)'

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether a panel fits beside the content. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
