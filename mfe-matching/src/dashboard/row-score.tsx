import type { Requirement } from '@wervio/contracts'
import { Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { RankedMatch } from '../what-if/what-if.ts'
import { metText, Segments } from './segments.tsx'

const Percentage = styled.span`
  justify-self: end;
  white-space: nowrap;
  font: ${tokens.font.section};
  font-variant-numeric: tabular-nums;
  ${tokens.breakpoint.phone} {
    grid-area: 1 / 3;
  }
  s {
    margin-right: ${tokens.space[2]};
    color: ${tokens.text.muted};
    font: ${tokens.font.small};
  }
`
const Sum = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: end;
  text-align: end;
  ${tokens.breakpoint.phone} {
    justify-items: stretch;
    text-align: start;
  }
`
/** Under the percentage; under the names on a phone, over the whole width. */
const SumCell = styled.div`
  grid-column: 4;
  max-width: 11rem;
  justify-self: end;
  ${tokens.breakpoint.phone} {
    grid-column: 2 / -1;
    justify-self: stretch;
    max-width: none;
  }
`
type Props = { row: RankedMatch; requirements: readonly Requirement[] }

/** The percentage, and under it the sum in words and a segment for each requirement. */
export const RowScore = ({ row: { match, percentage, saved }, requirements }: Props) => {
  const { score } = match
  return (
    <>
      <Percentage>
        {saved && saved.percentage !== percentage && <s aria-label={`was ${saved.percentage}%`}>{saved.percentage}%</s>}
        {percentage === null ? '–' : `${Math.round(percentage)}%`}
      </Percentage>
      <SumCell>
        {score ? (
          <Sum>
            <Text as="span" size="small" tone="muted">
              {metText({ requirements, states: score.states })}
            </Text>
            {requirements.length === score.states.length && (
              <Segments requirements={requirements} states={score.states} />
            )}
          </Sum>
        ) : (
          <Text size="small" tone="muted">
            Nog geen score
          </Text>
        )}
      </SumCell>
    </>
  )
}
