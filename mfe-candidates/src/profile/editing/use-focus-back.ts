import { useEffect, useRef, type RefObject } from 'react'

/** Gives a button the focus when the form it opened goes and takes the focus with it. */
export const useFocusBack = (button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void => {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isFocusLost = !document.activeElement || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isFocusLost) button.current?.focus()
    wasOpen.current = isOpen
  }, [button, isOpen])
}
