import type { ThemeChoice } from '@wervio/ui'

/** The themes that can be chosen, as they are called on the screen. */
export const themeChoices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Zoals mijn apparaat' },
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
]
