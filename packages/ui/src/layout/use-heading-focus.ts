import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The heading of a page that went had the focus: the page in its place takes it over. */
let orphaned = false

/** For the h1 of a page: keeps the focus on the heading while one page takes the place of another, as after a skeleton. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const here = heading.current
    const { activeElement } = document
    if (orphaned && here && (activeElement === null || activeElement === document.body)) {
      here.tabIndex = -1
      here.focus({ preventScroll: true })
    }
    return () => {
      orphaned = here !== null && document.activeElement === here
      // The page in its place comes in the same pass of React; a later one is a navigation.
      queueMicrotask(() => {
        orphaned = false
      })
    }
  }, [])
  return heading
}
