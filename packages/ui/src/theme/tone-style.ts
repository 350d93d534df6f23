import { tokens, type Tone } from './tokens.ts'

type TonePair = { base: string; soft: string }

const pairs: Record<Tone, TonePair> = {
  neutral: { base: tokens.text.muted, soft: tokens.surface.sunken },
  accent: { base: tokens.accent.base, soft: tokens.accent.soft },
  green: tokens.status.green,
  amber: tokens.status.amber,
  blue: tokens.status.blue,
  red: tokens.status.red,
  signal: tokens.status.signal,
}

/** Text colour and soft ground of a tone, for a styled component with `$tone`. */
export const toneColours = ({ $tone }: { $tone: Tone }): string =>
  `color: ${pairs[$tone].base}; background: ${pairs[$tone].soft};`
