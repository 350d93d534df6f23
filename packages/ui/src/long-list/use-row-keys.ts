import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

const PAGE = 10

const targetOf = (key: string, row: number, last: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, last)
    case 'ArrowUp':
      return Math.max(row - 1, 0)
    case 'PageDown':
      return Math.min(row + PAGE, last)
    case 'PageUp':
      return Math.max(row - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/**
 * Moves the focus between the titles of rows (`data-row`) with arrow keys, Page Up and Down, Home and End. A row that
 * isn't rendered yet is scrolled to first.
 */
export const useRowKeys = (
  list: RefObject<HTMLElement | null>,
  count: number,
  scrollTo: (row: number) => void,
): void => {
  const pendingRow = useRef<number | null>(null)
  const focusRow = (row: number): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
    if (!link) return false
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'nearest' })
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const target = targetOf(event.key, Number(row), count - 1)
    if (target === null) return
    event.preventDefault()
    if (focusRow(target)) return
    pendingRow.current = target
    scrollTo(target)
  })
  useEffect(() => {
    if (pendingRow.current !== null && focusRow(pendingRow.current)) pendingRow.current = null
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [list])
}
