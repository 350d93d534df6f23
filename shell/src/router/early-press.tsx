import { useEffect } from 'react'

declare global {
  interface Window {
    /** Written by the script of index.html: what the last button that was pressed on the page of the build controls. */
    wervioEarlyPress?: string | undefined
  }
}

/** A press on a button that unfolds something, before its code was there, counts once it is. */
export const EarlyPress = () => {
  useEffect(() => {
    const controlled = window.wervioEarlyPress
    window.wervioEarlyPress = undefined
    if (controlled) document.querySelector<HTMLElement>(`button[aria-controls="${CSS.escape(controlled)}"]`)?.click()
  }, [])
  return null
}
