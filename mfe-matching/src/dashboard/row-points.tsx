import { type Match, type Requirement } from '@wervio/contracts'
import { capitalised, Icon, listText, tokens, VisuallyHidden } from '@wervio/ui'
import { Check, CircleDashed, X } from 'lucide-react'
import { styled } from 'styled-components'
import { isPartlyGap, strongPoints } from './reasons.ts'

const Point = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
  &[data-tone='green'] svg {
    color: ${tokens.status.green.base};
  }
  &[data-tone='amber'] svg {
    color: ${tokens.status.amber.base};
  }
  &[data-tone='red'] svg {
    color: ${tokens.status.red.base};
  }
`
type Props = { match: Match; requirements: readonly Requirement[] }

/** Why somebody stands where they stand, in words: their strongest points and the gap. */
export const RowPoints = ({ match, requirements }: Props) => {
  const points = strongPoints(match, requirements)
  const isPartly = isPartlyGap(match)
  return (
    <>
      {points.length > 0 && (
        <Point data-tone="green">
          <Icon of={Check} size={16} />
          <span>
            <VisuallyHidden>Sterk: </VisuallyHidden>
            {capitalised(listText(points))}
          </span>
        </Point>
      )}
      {match.score?.gap && (
        <Point data-tone={isPartly ? 'amber' : 'red'}>
          <Icon of={isPartly ? CircleDashed : X} size={16} />
          <span>{match.score.gap}</span>
        </Point>
      )}
    </>
  )
}
