import { useEffect, useEffectEvent, type RefObject } from 'react'

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

const isSlash = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || isComposing) &&
  !isWithin(target, 'input, textarea, select, [contenteditable="true"], [role="dialog"]')

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isWithin(target, '[role="dialog"]')

/**
 * Puts the focus in this field on `/`, unless the user is typing elsewhere. With `takesFind` on Ctrl+F too; pressed
 * once more, that is the browser's own.
 */
export const useSearchKeys = (field: RefObject<HTMLInputElement | null>, takesFind: boolean): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isForField = isSlash(event) || (takesFind && isFind(event) && document.activeElement !== field.current)
    if (!isForField) return
    event.preventDefault()
    field.current?.focus()
    field.current?.select()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
