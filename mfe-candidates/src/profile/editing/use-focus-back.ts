import { useEffect, useRef, type RefObject } from 'react'

/** Gives a button the focus when the form it opened goes, which takes the focus with it. */
export const useFocusBack = (button: RefObject<HTMLButtonElement | null>, open: boolean): void => {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [button, open])
}
