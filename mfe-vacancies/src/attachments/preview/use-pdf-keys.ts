import { useEffect, useEffectEvent } from 'react'

type Turns = Record<'next' | 'previous' | 'first' | 'last' | 'larger' | 'smaller' | 'fit', () => void>

const keys: Record<string, keyof Turns> = {
  ArrowRight: 'next', PageDown: 'next', ArrowLeft: 'previous', PageUp: 'previous', Home: 'first', End: 'last', '+': 'larger', '=': 'larger', '-': 'smaller', '0': 'fit',
}

/** Keys that turn pages and zoom, wherever the focus is in the dialog. */
export const usePdfKeys = (turns: Turns): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const turn = keys[event.key]
    if (!turn || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turns[turn]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
