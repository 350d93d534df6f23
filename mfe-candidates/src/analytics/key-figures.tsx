import type { CandidateAnalytics } from '@wervio/contracts'
import { Card, Heading, numberText, oneDecimalText, plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { percent } from './sentences.ts'

export const FigureGrid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[3]};
  }
`

const Figure = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <Card as="li" padding={4}>
    <Text size="small" tone="muted">
      {name}
    </Text>
    <Heading level={2} size="title">
      {value}
    </Heading>
    <Text size="small" tone="muted">
      {text}
    </Text>
  </Card>
)

/** The figures a recruiter looks at first. */
export const KeyFigures = ({ figures: { total, inflow, statuses, with_cv } }: { figures: CandidateAnalytics }) => {
  const countOf = (status: string) => statuses.find(({ value }) => value === status)?.count ?? 0
  return (
    <FigureGrid aria-label="Kerncijfers">
      <Figure
        name="Toegevoegd"
        value={numberText(total)}
        text={`Gemiddeld ${oneDecimalText(total / Math.max(1, inflow.length))} per week`}
      />
      <Figure name="Met CV" value={percent(with_cv, total)} text={`${numberText(with_cv)} van ${numberText(total)}`} />
      <Figure
        name="In proces"
        value={numberText(countOf('in_proces'))}
        text={`${percent(countOf('in_proces'), total)} van wie is toegevoegd`}
      />
      <Figure
        name="Aangenomen"
        value={numberText(countOf('aangenomen'))}
        text={`${percent(countOf('aangenomen'), total)} van wie is toegevoegd`}
      />
    </FigureGrid>
  )
}
