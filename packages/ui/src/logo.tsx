import { brand } from '@wervio/brand'
import { styled } from 'styled-components'
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
      <path d="M9.5 20.5h9M14 20.5c0-4-.4-6.6-1.6-8.4M12.400 13.900c-2.900.400-5-.800-5.500-3.700 2.900-.500 5 .800 5.500 3.700ZM14 15.500c.500-4.600 2.600-7 6.800-7.300.2 4-1.900 6.500-6.700 6.900" />
    </Mark>
    {!compact && brand().name}
  </Row>
)
