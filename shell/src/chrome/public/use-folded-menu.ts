import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

type FoldedMenu = {
  open: boolean
  toggle: () => void
  /** Around the button and the menu: a press outside it closes. */
  area: RefObject<HTMLElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/**
 * Whether the links that fold behind a button on a narrow screen are unfolded. They close on Escape (the focus
 * returns), on a press outside and when `place` changes. Not a popover: on a wide screen the same links stand in the
 * header.
 */
export const useFoldedMenu = (locationKey: string): FoldedMenu => {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === locationKey
  const area = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpenAt(null), [])
  useEffect(() => {
    if (!open) return undefined
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('mousedown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('mousedown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, close])
  return { open, toggle: () => setOpenAt(open ? null : locationKey), area, button }
}
