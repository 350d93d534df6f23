import { Hourglass } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'

/** The accessible name of something that leads to a page that isn't built yet. */
export const nameWithComingSoon = (label: string): string => `${label} (binnenkort)`

const Mark = styled.span`
  flex-shrink: 0;
  padding: 0 ${tokens.space[2]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.raised};
  color: ${tokens.text.muted};
  font: ${tokens.font.tiny};
  white-space: nowrap;
`

/** Says before a click that the page isn't built yet. */
export const ComingSoon = () => <Mark>Binnenkort</Mark>

const Sign = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  color: ${tokens.text.muted};
`

/** The same where there is no room for a word; the name of what it stands in says it. */
export const ComingSoonSign = () => (
  <Sign title="Binnenkort">
    <Icon of={Hourglass} size={16} />
  </Sign>
)
