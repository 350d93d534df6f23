import { useLayoutEffect } from 'react'

const always = (): boolean => true

/** Calls `onOpen` on Ctrl K or ⌘ K, wherever the focus is. Unless `mayOpen` agrees, the keys stay with the browser. */
export const useShortcut = (onOpen: () => void, mayOpen: () => boolean = always): void => {
  // Not after the paint: a page of the build that has been replaced may be asked at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (!mayOpen()) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen, mayOpen])
}
