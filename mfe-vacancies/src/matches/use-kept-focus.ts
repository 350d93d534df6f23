import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Handlers for a container whose controls may be rendered anew in another place: the control with the same id gets the
 * focus back. React puts it back itself only where the element stayed.
 */
export const useKeptFocus = () => {
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.id || null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
