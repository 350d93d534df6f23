import { useState } from 'react'

const KEY = 'wervio:assistant'
const CLOSED = 'closed'

/** Whether the panel beside the page is open; stored in this browser, like the state of the sidebar. */
export const usePanelOpen = (): [open: boolean, set: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) !== CLOSED)
  const setAndStore = (next: boolean) => {
    setOpen(next)
    localStorage.setItem(KEY, next ? 'open' : CLOSED)
  }
  return [open, setAndStore]
}
