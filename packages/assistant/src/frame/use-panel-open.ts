import { useState } from 'react'

const KEY = 'wervio:assistant'
const CLOSED = 'closed'

/** Whether the panel beside the content is open; remembered in this browser, as the sidebar is. */
export const usePanelOpen = (): [open: boolean, set: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) !== CLOSED)
  const set = (next: boolean) => {
    setOpen(next)
    localStorage.setItem(KEY, next ? 'open' : CLOSED)
  }
  return [open, set]
}
