import { brand } from '@wervio/brand'
import { styled } from 'styled-components'
import { LOGO_MARK } from './logo-mark.ts'
import { tokens } from './theme/tokens.ts'

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font: ${tokens.font.section};
  font-weight: 700;
  letter-spacing: ${tokens.tracking.title};
`
const Mark = styled.svg`
  flex-shrink: 0;
  rect {
    fill: ${tokens.accent.base};
  }
  path {
    fill: none;
    stroke: ${tokens.accent.on};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/** The mark with the name; `compact` shows the mark alone and keeps the name for screen readers. */
export const Logo = ({ compact = false }: { compact?: boolean }) => (
  <Row>
    <Mark
      width="28"
      height="28"
      viewBox="0 0 28 28"
      {...(compact ? { role: 'img', 'aria-label': brand().name } : { 'aria-hidden': true })}
    >
      <rect width="28" height="28" rx="8" />
      <path d={LOGO_MARK} />
    </Mark>
    {!compact && brand().name}
  </Row>
)
