import { useState } from 'react'

const KEY = 'wervio:sidebar'
const COLLAPSED = 'collapsed'

/** Whether the sidebar shows icons only; remembered in this browser. */
export const useCollapsed = (): { collapsed: boolean; toggle: () => void } => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === COLLAPSED)
  const toggle = () => {
    setCollapsed(!collapsed)
    localStorage.setItem(KEY, collapsed ? 'open' : COLLAPSED)
  }
  return { collapsed, toggle }
}
