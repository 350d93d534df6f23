import { ProgressBar, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: end;
  width: 9rem;
  progress {
    grid-column: 1;
  }
  ${tokens.breakpoint.phone} {
    width: 100%;
    justify-items: start;
  }
`

/**
 * The match percentage with its bar, or a text while no percentage was computed: a made-up figure would decide about
 * people.
 */
export const MatchScore = ({ percentage }: { percentage: number | null }) =>
  percentage === null ? (
    <Frame>
      <Text size="small" tone="muted">
        Nog geen score
      </Text>
    </Frame>
  ) : (
    <Frame>
      <Text strong tabular>
        {Math.round(percentage)}%
      </Text>
      <ProgressBar label="Matchpercentage" value={percentage} />
    </Frame>
  )
