import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function to call before something that takes the focused item out of `list`: once the item is gone and the
 * focus with it, the list gets the focus.
 */
export const useFocusAfterRemoval = (list: RefObject<HTMLElement | null>): (() => void) => {
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || list.current?.contains(document.activeElement)) return
    isExpected.current = false
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })
  return () => {
    isExpected.current = true
  }
}
