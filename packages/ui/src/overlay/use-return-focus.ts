import { useRef } from 'react'

/**
 * What had the focus; for an item of a menu, which closes, the button of that menu. For a tab that was pressed and not
 * opened the open one: focus alone opens a tab.
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
 * Handlers for Radix's dialog content, which gives the focus back only to a trigger of its own. What took the focus
 * meanwhile, such as the heading of a new page, keeps it.
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
