import { useSyncExternalStore } from 'react'

/** What the user chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'
export type ShownTheme = 'light' | 'dark'

const KEY = 'wervio:theme'
const CHANGED = 'wervio:theme'
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const isChoice = (value: unknown): value is ThemeChoice => value === 'system' || value === 'light' || value === 'dark'

const readChoice = (): ThemeChoice => {
  const storedChoice = localStorage.getItem(KEY)
  return isChoice(storedChoice) ? storedChoice : 'system'
}

const readShownTheme = (): ShownTheme => {
  const now = readChoice()
  if (now !== 'system') return now
  return systemDark().matches ? 'dark' : 'light'
}

/** Puts the stored choice on `<html data-theme>`; the shell calls it before its first render. */
export const applyTheme = (): void => {
  const now = readChoice()
  const { dataset, style } = document.documentElement
  if (now === 'system') delete dataset.theme
  else dataset.theme = now
  // The page's first script may have set an inline style, which no stylesheet can override.
  style.colorScheme = now === 'system' ? '' : now
}

/** Stores and applies a theme; every `useTheme` on the page follows, also in remotes. */
export const setTheme = (next: ThemeChoice): void => {
  localStorage.setItem(KEY, next)
  applyTheme()
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (onChange: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return
    applyTheme()
    onChange()
  }
  const system = systemDark()
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', fromOtherTab)
  system.addEventListener('change', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', fromOtherTab)
    system.removeEventListener('change', onChange)
  }
}

/** What a page that is rendered at build is rendered with; its style sheet follows the device all the same. */
const choiceAtBuild = (): ThemeChoice => 'system'
const themeAtBuild = (): ShownTheme => 'light'

/** The user's choice, the theme that is visible now, and the function that changes it. */
export const useTheme = (): { choice: ThemeChoice; shownTheme: ShownTheme; setTheme: typeof setTheme } => ({
  choice: useSyncExternalStore(subscribe, readChoice, choiceAtBuild),
  shownTheme: useSyncExternalStore(subscribe, readShownTheme, themeAtBuild),
  setTheme,
})
