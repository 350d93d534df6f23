import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

type TextProps = {
  size?: 'tiny' | 'small' | 'body' | 'lead'
  tone?: 'base' | 'muted' | 'faint' | 'accent' | 'red'
  strong?: boolean
  /** Figures of equal width, for numbers under each other. */
  tabular?: boolean
}
const ownProps = new Set(['size', 'tone', 'strong', 'tabular'])

const colours = {
  base: tokens.text.base,
  muted: tokens.text.muted,
  faint: tokens.text.faint,
  accent: tokens.accent.base,
  red: tokens.status.red.base,
}

/** Running text; `as` for a span, div, li … */
export const Text = styled.p.withConfig({ shouldForwardProp: (prop) => !ownProps.has(prop) })<TextProps>`
  font: ${({ size = 'body' }) => tokens.font[size]};
  ${({ strong }) => strong && 'font-weight: 600;'}
  ${({ tabular }) => tabular && 'font-variant-numeric: tabular-nums;'}
  color: ${({ tone = 'base' }) => colours[tone]};
  min-width: 0;
`
