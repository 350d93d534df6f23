import type { LucideIcon } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens, type Tone } from '../theme/tokens.ts'
import { toneColours } from '../theme/tone-style.ts'
import { Icon } from '../text/icon.tsx'

const StyledBadge = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5rem;
  padding: 0.0625rem 0.625rem;
  border-radius: ${tokens.radius.chip};
  font: ${tokens.font.smallStrong};
  white-space: nowrap;
  ${toneColours}
`

export type BadgeProps = HTMLAttributes<HTMLSpanElement> & { tone?: Tone; icon?: LucideIcon | undefined }

/** A status in a word, with its colour. */
export const Badge = ({ tone = 'neutral', icon, children, ...rest }: BadgeProps) => (
  <StyledBadge $tone={tone} {...rest}>
    {icon && <Icon of={icon} size={14} />}
    {children}
  </StyledBadge>
)
