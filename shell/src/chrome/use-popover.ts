import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

type Popover<Area extends HTMLElement> = {
  open: boolean
  toggle: () => void
  close: () => void
  /** Around the button and the panel: a press outside it closes. */
  area: RefObject<Area | null>
  button: RefObject<HTMLButtonElement | null>
}

/** A panel that opens and closes with its button, and closes on Escape (the focus returns) and on a press outside. */
export const usePopover = <Area extends HTMLElement = HTMLDivElement>(): Popover<Area> => {
  const [open, setOpen] = useState(false)
  const area = useRef<Area>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!open) return undefined
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Before the document's listeners: Escape closes the panel, not the drawer around it.
      event.stopPropagation()
      close()
      button.current?.focus()
    }
    document.addEventListener('mousedown', onPress)
    window.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('mousedown', onPress)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [open, close])
  return { open, toggle: () => setOpen((now) => !now), close, area, button }
}
