import type { HTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

export type HeadingSize = 'hero' | 'display' | 'title' | 'section' | 'card'
type Level = 1 | 2 | 3 | 4

const sizeOf: Record<Level, HeadingSize> = { 1: 'title', 2: 'section', 3: 'card', 4: 'card' }
const tracking: Record<HeadingSize, string> = {
  hero: tokens.tracking.hero,
  display: tokens.tracking.title,
  title: tokens.tracking.title,
  section: tokens.tracking.card,
  card: tokens.tracking.card,
}

const StyledHeading = styled.h2<{ $size: HeadingSize }>`
  font: ${({ $size }) => tokens.font[$size]};
  letter-spacing: ${({ $size }) => tracking[$size]};
  ${({ $size }) => $size === 'hero' && 'font-size: clamp(2.375rem, 1.35rem + 3.4vw, 3.625rem); line-height: 1.06;'}
  ${tokens.breakpoint.phone} {
    ${({ $size }) => $size === 'display' && 'font-size: 1.75rem;'}
    ${({ $size }) => $size === 'title' && 'font-size: 1.5rem;'}
  }
`

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: Level
  /** Its look; by default that of the level. */
  size?: HeadingSize
  ref?: Ref<HTMLHeadingElement>
}

/** A heading: `level` is its place in the outline of the page, `size` its look. */
export const Heading = ({ level, size = sizeOf[level], ...rest }: HeadingProps) => (
  <StyledHeading as={`h${level}`} $size={size} {...rest} />
)
