import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { tokens, type Tone } from '../theme/tokens.ts'
import { toneColours } from '../theme/tone-style.ts'
import { Icon } from '../text/icon.tsx'

const Tile = styled.span<{ $tone: Tone; $small: boolean }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: ${({ $small }) => ($small ? '1.5rem' : '2.25rem')};
  height: ${({ $small }) => ($small ? '1.5rem' : '2.25rem')};
  border-radius: ${({ $small }) => ($small ? '7px' : tokens.radius.control)};
  ${toneColours}
`

/** An icon on a soft square of its tone, as a list or card begins with. */
export const IconTile = ({
  icon,
  tone = 'accent',
  small = false,
}: {
  icon: LucideIcon
  tone?: Tone
  small?: boolean
}) => (
  <Tile $tone={tone} $small={small}>
    <Icon of={icon} size={small ? 14 : 18} />
  </Tile>
)
