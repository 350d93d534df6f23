/**
 * Colours by role, per theme. Where a colour of the design failed WCAG AA it is nearer to the text colour here; see
 * docs/decisions/0040-tokens-by-role.md. The pairs that may be used are tested in contrast.test.ts.
 */
const light = {
  'surface-page': '#F7F5F0',
  'surface-raised': '#FFFFFF',
  'surface-sunken': '#F0EDE5',
  'text-base': '#17211C',
  'text-muted': '#5B665F',
  'text-faint': '#626B65',
  'line-base': '#E4DFD4',
  'line-strong': '#D3CDBF',
  'line-control': '#8C8779',
  'accent-base': '#0B5D45',
  'accent-hover': '#084A37',
  'accent-on': '#FFFFFF',
  'accent-soft': '#E3EFE8',
  'accent-panel': '#0B5D45',
  'accent-panel-on': '#FFFFFF',
  'green-base': '#1B7347',
  'green-soft': '#E1F2E7',
  'amber-base': '#8A5E08',
  'amber-soft': '#FBF0D2',
  'blue-base': '#2C5CA8',
  'blue-soft': '#E5ECF8',
  'red-base': '#B3372F',
  'red-hover': '#952C25',
  'red-soft': '#F9E6E3',
  'signal-base': '#AD4F1D',
  'signal-soft': '#FBEBDD',
  'status-on': '#FFFFFF',
  scrim: 'rgb(23 33 28 / 0.44)',
  'shadow-low': '0 1px 2px rgb(23 33 28 / 0.05)',
  'shadow-high': '0 1px 2px rgb(23 33 28 / 0.06), 0 12px 32px -8px rgb(23 33 28 / 0.18)',
} as const

/** A colour or shadow that changes with the theme. */
export type ThemeRole = keyof typeof light

const dark: Record<ThemeRole, string> = {
  'surface-page': '#121815',
  'surface-raised': '#1A221E',
  'surface-sunken': '#0E1311',
  'text-base': '#EDF1EC',
  'text-muted': '#A3AEA7',
  'text-faint': '#8C9790',
  'line-base': '#2A342F',
  'line-strong': '#37433D',
  'line-control': '#66756D',
  'accent-base': '#5CC39A',
  'accent-hover': '#7AD3B0',
  'accent-on': '#0B1A14',
  'accent-soft': '#173A2E',
  'accent-panel': '#123A2D',
  'accent-panel-on': '#F3F7F4',
  'green-base': '#74CF9F',
  'green-soft': '#15342A',
  'amber-base': '#E5BE63',
  'amber-soft': '#352A10',
  'blue-base': '#8FB2EE',
  'blue-soft': '#1B2941',
  'red-base': '#F0978F',
  'red-hover': '#F5B1AB',
  'red-soft': '#3C1E1B',
  'signal-base': '#EE9A63',
  'signal-soft': '#3A2617',
  'status-on': '#0B1A14',
  scrim: 'rgb(0 0 0 / 0.6)',
  'shadow-low': '0 1px 2px rgb(0 0 0 / 0.3)',
  'shadow-high': '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 36px -8px rgb(0 0 0 / 0.6)',
}

export const palette: Record<'light' | 'dark', Record<ThemeRole, string>> = { light, dark }

/** Name of the CSS variable that holds a role. */
export const variableName = (role: ThemeRole): string => `--w-${role}`
