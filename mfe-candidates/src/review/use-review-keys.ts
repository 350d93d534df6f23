import { useEffect, useEffectEvent } from 'react'

/** Where a letter is text, or belongs to something that lies over the page. */
const TYPING = 'input, textarea, select, [contenteditable="true"]'
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

type Options = { hasLetters: boolean; onSave: () => void; onNext: () => void; onPrevious: () => void }

/**
 * Ctrl or ⌘ with Enter saves, also from a field but not from a link; J and K go to the next and the previous CV, except
 * where somebody types.
 */
export const useReviewKeys = ({ hasLetters, onSave, onNext, onPrevious }: Options): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isIn(event.target, OVERLAY)) return
    const hasControl = event.ctrlKey || event.metaKey
    if (hasControl && event.key === 'Enter') {
      // On a link these keys open it in a new tab.
      if (isIn(event.target, 'a[href]')) return
      event.preventDefault()
      if (!event.repeat) onSave()
      return
    }
    if (!hasLetters || hasControl || event.shiftKey || isIn(event.target, TYPING)) return
    const key = event.key.toLowerCase()
    if (key !== 'j' && key !== 'k') return
    event.preventDefault()
    if (key === 'j') onNext()
    else onPrevious()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
