import { useEffect, useEffectEvent, type RefObject } from 'react'

type Turns = Record<'next' | 'previous' | 'first' | 'last' | 'larger' | 'smaller' | 'fit', () => void>

const keys: Record<string, keyof Turns> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/**
 * Keys that turn pages and zoom, while the focus is in `viewer` or, without one, anywhere; never where somebody types.
 */
export const usePdfKeys = (viewer: RefObject<HTMLElement | null> | null, turns: Turns): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const turn = keys[event.key]
    if (!turn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    turns[turn]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const from = viewer ? viewer.current : document.defaultView
    from?.addEventListener('keydown', listen as EventListener)
    return () => from?.removeEventListener('keydown', listen as EventListener)
  }, [viewer])
}
