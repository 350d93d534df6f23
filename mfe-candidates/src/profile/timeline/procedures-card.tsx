import { applicationOutcomeLabels, matchStages, messages, type ApplicationOutcome } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Badge, Card, Cluster, Heading, Stack, Text, TextLink, type Tone } from '@wervio/ui'
import { proceduresOf } from './procedures.ts'
import { useTimeline } from './use-timeline.ts'

const tones: Record<ApplicationOutcome, Tone> = { open: 'accent', hired: 'blue', rejected: 'red', withdrawn: 'neutral' }

/** The vacancies a candidate is in, with how far he is. */
export const ProceduresCard = ({ id }: { id: string }) => {
  const { data, isError } = useTimeline(id)
  const procedures = proceduresOf(data ?? [])
  return (
    <Card as="section" aria-label="Vacatures">
      <Stack>
        <Heading level={2} size="card">
          Vacatures
        </Heading>
        {procedures.length === 0 ? (
          <Text tone="muted">{isError ? messages.timelineFailed : 'Staat nog in geen procedure.'}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {procedures.map(({ vacancyId, title, stage, outcome }) => (
              <li key={vacancyId}>
                <TextLink to={routes.vacancy.href(vacancyId)}>{title}</TextLink>
                <Cluster gap={2}>
                  <Text size="small" tone="muted">
                    {matchStages[stage - 1]}
                  </Text>
                  <Badge tone={tones[outcome]}>{applicationOutcomeLabels[outcome]}</Badge>
                </Cluster>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
