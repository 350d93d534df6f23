import type { MatchScore } from '@wervio/contracts'
import { Icon, Text, tokens } from '@wervio/ui'
import { Check, CircleDashed } from 'lucide-react'
import { styled } from 'styled-components'

const Point = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`

/** The strongest point of a score, and its gap with why; nothing where it has neither. */
export const ScorePoints = ({ strength, gap }: Pick<MatchScore, 'strength' | 'gap'>) => (
  <>
    {strength && (
      <Point size="small">
        <Icon of={Check} size={16} />
        {strength}
      </Point>
    )}
    {gap && (
      <Point size="small">
        <Icon of={CircleDashed} size={16} />
        {gap}. Vraag ernaar.
      </Point>
    )}
  </>
)
