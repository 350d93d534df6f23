import { variableName, type ThemeRole } from './palette.ts'

const role = (name: ThemeRole): string => `var(${variableName(name)})`
const status = (name: 'green' | 'amber' | 'blue' | 'red' | 'signal') => ({
  /** Text and icons, on `soft` or on a surface; also a fill under `status.on`. */
  base: role(`${name}-base`),
  soft: role(`${name}-soft`),
})

const family = `'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, -apple-system, 'Segoe UI', sans-serif`

/** Every design value of the product, by role. Colours are CSS variables, so that a theme switch needs no render. */
export const tokens = {
  surface: {
    page: role('surface-page'),
    raised: role('surface-raised'),
    sunken: role('surface-sunken'),
    scrim: role('scrim'),
  },
  text: { base: role('text-base'), muted: role('text-muted'), faint: role('text-faint') },
  /** `control` is the border of a field: at least 3:1, unlike decorative lines. */
  line: { base: role('line-base'), strong: role('line-strong'), control: role('line-control') },
  accent: {
    base: role('accent-base'),
    hover: role('accent-hover'),
    on: role('accent-on'),
    soft: role('accent-soft'),
    /** A large green ground, for pictures. */
    panel: role('accent-panel'),
    panelOn: role('accent-panel-on'),
  },
  status: {
    green: status('green'),
    amber: status('amber'),
    blue: status('blue'),
    red: { ...status('red'), hover: role('red-hover') },
    signal: status('signal'),
    on: role('status-on'),
  },
  /** Steps of 4 px: `space[4]` is 16 px. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    9: '2.25rem',
    10: '2.5rem',
    11: '2.75rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    30: '7.5rem',
  },
  radius: { control: '10px', card: '14px', chip: '99px' },
  shadow: { low: role('shadow-low'), high: role('shadow-high') },
  /** Values of the CSS property `font` (weight size/line-height family); `family` alone too. */
  font: {
    family,
    tiny: `500 0.75rem/1.4 ${family}`,
    small: `400 0.8125rem/1.5 ${family}`,
    smallStrong: `600 0.8125rem/1.5 ${family}`,
    body: `400 0.9375rem/1.47 ${family}`,
    strong: `600 0.9375rem/1.47 ${family}`,
    lead: `400 1.125rem/1.55 ${family}`,
    card: `600 1.0625rem/1.35 ${family}`,
    section: `630 1.3125rem/1.3 ${family}`,
    title: `650 1.75rem/1.21 ${family}`,
    display: `660 2.25rem/1.14 ${family}`,
    hero: `680 3.625rem/1.035 ${family}`,
  },
  /** Letter spacing that goes with the size of the text. */
  tracking: { body: '-0.006em', card: '-0.012em', title: '-0.022em', hero: '-0.034em' },
  motion: { quick: '120ms cubic-bezier(0.2, 0, 0, 1)', calm: '200ms cubic-bezier(0.2, 0, 0, 1)' },
  /** Heights of controls; `touch` is the least on a phone or coarse pointer. */
  control: { small: '2rem', medium: '2.375rem', large: '2.75rem', touch: '2.75rem' },
  /** Height of the bar above every signed-in page, under which sticky things stay. */
  topBar: '3.75rem',
  /** Widest content, the longest readable line, and a panel beside the content. */
  width: { content: '80rem', line: '68ch', panel: '20.75rem' },
  /** Media queries for styled-components: `${tokens.breakpoint.phone} { … }`. */
  breakpoint: {
    phone: '@media (max-width: 599.98px)',
    tablet: '@media (max-width: 899.98px)',
    wide: '@media (min-width: 900px)',
    /** Too narrow for a whole page with a panel beside it. */
    onePane: '@media (max-width: 1699.98px)',
    touch: '@media (max-width: 599.98px), (pointer: coarse)',
    calm: '@media (prefers-reduced-motion: reduce)',
  },
} as const

/** A step of the 4 px grid. */
export type Space = keyof typeof tokens.space

/** A colour family that expresses a meaning. */
export type Tone = 'neutral' | 'accent' | 'green' | 'amber' | 'blue' | 'red' | 'signal'
