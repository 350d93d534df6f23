import { useRef } from 'react'

/**
 * The element to return the focus to: the focused one; for an item of a menu, which closes, that menu's button; for a
 * tab that was pressed but not opened, the open tab, because focus alone opens a tab.
 */
const openerNow = (): HTMLElement | null => {
  const active = document.activeElement
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  if (active?.matches('[role="tab"][aria-selected="false"]'))
    return active.closest('[role="tablist"]')?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null
  return active instanceof HTMLElement ? active : null
}

/**
 * Handlers for Radix's dialog content, which returns the focus only to a trigger of its own. An element that took the
 * focus in the meantime, such as the heading of a new page, keeps it.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerNow()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body) opener.current?.focus()
    },
  }
}
