import { getToken } from '@wervio/session'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useShortcut } from './use-shortcut.ts'

const PublicCommandMenu = lazy(async () => ({
  default: (await import('./public-command-menu.tsx')).PublicCommandMenu,
}))

const hasToken = (): boolean => getToken() !== null

/** The command menu on public pages, for whoever is signed in; the keys of a visitor stay with their browser. */
export const PublicCommands = () => {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  useShortcut(open, hasToken)
  return <Suspense fallback={null}>{isOpen && <PublicCommandMenu onClose={() => setIsOpen(false)} />}</Suspense>
}
