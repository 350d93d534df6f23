import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Handlers for a container whose controls may be rendered anew in another place: the control with the same id gets the
 * focus back. React puts it back itself only where the element stayed.
 */
export const useRestoreFocus = () => {
  const focusedId = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (focusedId.current && document.activeElement === document.body)
      document.getElementById(focusedId.current)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focusedId.current = target.id || null
    },
    onBlur: () => {
      focusedId.current = null
    },
  }
}
