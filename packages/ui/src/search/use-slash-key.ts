import { useEffect, type RefObject } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/** Puts the focus in this field on `/`, unless the user is typing elsewhere. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field])
}
