import type { CandidateAnalytics } from '@wervio/contracts'
import { Card, Grid, Heading, Text } from '@wervio/ui'
import { number } from '../candidate-list/count-text.ts'
import { percent } from './sentences.ts'

const Figure = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <Card as="li" padding={4}>
    <Text size="small" tone="muted">{name}</Text>
    <Heading level={2} size="title">{value}</Heading>
    <Text size="small" tone="muted">{text}</Text>
  </Card>
)

/** The figures a recruiter looks at first. */
export const KeyFigures = ({ figures: { total, inflow, statuses, with_cv } }: { figures: CandidateAnalytics }) => {
  const of = (status: string) => statuses.find(({ value }) => value === status)?.count ?? 0
  return (
    <Grid as="ul" min={180} aria-label="Kerncijfers">
      <Figure name="Toegevoegd" value={number.format(total)} text={`Gemiddeld ${number.format(Math.round(total / Math.max(1, inflow.length)))} per week`} />
      <Figure name="Met CV" value={percent(with_cv, total)} text={`${number.format(with_cv)} van ${number.format(total)}`} />
      <Figure name="In proces" value={number.format(of('in_proces'))} text={`${percent(of('in_proces'), total)} van wie is toegevoegd`} />
      <Figure name="Aangenomen" value={number.format(of('aangenomen'))} text={`${percent(of('aangenomen'), total)} van wie is toegevoegd`} />
    </Grid>
  )
}
