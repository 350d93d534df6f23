import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus between the names of the rows (`data-row`) with the arrow keys, Home and End. */
export const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof HTMLElement) || target.dataset['row'] === undefined) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(target)
  const next = key === 'Home' ? 0 : key === 'End' ? rows.length - 1 : at + (steps[key] ?? Number.NaN)
  const row = rows[next]
  if (!row) return
  event.preventDefault()
  row.focus()
}
