import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Rows that Page Up and Page Down skip. */
const PAGE = 10

/** Which row a key leads to; null for another key. */
const rowOfKey = (key: string, row: number, count: number): number | null => {
  const rows: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: row - PAGE,
    Home: 0,
    End: count - 1,
  }
  const next = rows[key]
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/**
 * One row of a long list has the turn: Tab stops there alone, arrows give the turn to another row. A row that isn't in
 * the page yet gets the focus once it is.
 */
export const useTurn = (frame: RefObject<HTMLElement | null>, count: number) => {
  const [turn, setTurn] = useState({ row: 0, hasFocus: false })
  const row = Math.min(turn.row, Math.max(count - 1, 0))
  const isWaiting = useRef(false)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = rowOfKey(event.key, row, count)
    // A transcript without sound has nothing to press: there the keys scroll.
    if (next === null || !frame.current?.querySelector('[data-turn]')) return
    event.preventDefault()
    isWaiting.current = true
    setTurn({ row: next, hasFocus: true })
  })
  const handleFocus = useEffectEvent((event: FocusEvent) => {
    const item = event.target instanceof HTMLElement ? event.target.closest('[data-index]') : null
    const index = Number(item?.getAttribute('data-index') ?? Number.NaN)
    if (Number.isInteger(index) && index !== row) setTurn({ row: index, hasFocus: false })
  })
  useEffect(() => {
    const element = frame.current
    const onKey = (event: KeyboardEvent) => handleKey(event)
    const onFocus = (event: FocusEvent) => handleFocus(event)
    element?.addEventListener('keydown', onKey)
    element?.addEventListener('focusin', onFocus)
    return () => {
      element?.removeEventListener('keydown', onKey)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [frame])
  // After each rendering: the row may only now be in the page.
  useEffect(() => {
    if (!isWaiting.current) return
    const element = frame.current?.querySelector<HTMLElement>(`[data-index="${row}"] [data-turn]`)
    if (!element) return
    isWaiting.current = false
    element.focus({ preventScroll: true })
  })
  return { row, movedRow: turn.hasFocus ? row : null }
}
