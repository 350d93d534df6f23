import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Whether the heading of the page that was just unmounted had the focus, so that the next page's heading takes it over.
 */
let hasLostHeading = false

/** For the h1 of a page: keeps the focus on the heading when another page takes its place, as after a skeleton. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    const { activeElement } = document
    if (hasLostHeading && element && (activeElement === null || activeElement === document.body)) {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    return () => {
      hasLostHeading = element !== null && document.activeElement === element
      // A replacing page mounts in the same pass of React; a later one is a navigation.
      queueMicrotask(() => {
        hasLostHeading = false
      })
    }
  }, [])
  return heading
}
