import { useSyncExternalStore } from 'react'

/** What the user chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'
export type ShownTheme = 'light' | 'dark'

const KEY = 'wervio:theme'
const CHANGED = 'wervio:theme'
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const isChoice = (value: unknown): value is ThemeChoice => value === 'system' || value === 'light' || value === 'dark'

const choice = (): ThemeChoice => {
  const kept = localStorage.getItem(KEY)
  return isChoice(kept) ? kept : 'system'
}

const shown = (): ShownTheme => {
  const now = choice()
  if (now !== 'system') return now
  return systemDark().matches ? 'dark' : 'light'
}

/** Puts the kept choice on `<html data-theme>`; the shell calls it before its first render. */
export const applyTheme = (): void => {
  const now = choice()
  const { dataset, style } = document.documentElement
  if (now === 'system') delete dataset.theme
  else dataset.theme = now
  // The page's first script may have set it inline, where no stylesheet can change it.
  style.colorScheme = now === 'system' ? '' : now
}

/** Keeps and shows a theme; every `useTheme` on the page follows, also in remotes. */
export const setTheme = (next: ThemeChoice): void => {
  localStorage.setItem(KEY, next)
  applyTheme()
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (changed: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    applyTheme()
    changed()
  }
  const system = systemDark()
  window.addEventListener(CHANGED, changed)
  window.addEventListener('storage', fromOtherTab)
  system.addEventListener('change', changed)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('storage', fromOtherTab)
    system.removeEventListener('change', changed)
  }
}

/** The user's choice, the theme that shows now, and the function that changes it. */
export const useTheme = (): { choice: ThemeChoice; shown: ShownTheme; setTheme: typeof setTheme } => ({
  choice: useSyncExternalStore(subscribe, choice),
  shown: useSyncExternalStore(subscribe, shown),
  setTheme,
})
