import { OutcomeBadge } from '@wervio/applications'
import { messages, stageName, type Candidate } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Card, Cluster, Heading, shortDayWithYear, Stack, Text, TextLink } from '@wervio/ui'
import { ChosenStatus } from '../chosen-status.tsx'
import { proceduresOf } from './procedures.ts'
import { StageBar } from './stage-bar.tsx'
import { useTimeline } from './use-timeline.ts'

/** The vacancies a candidate is in, with how far they are, and whether the status follows from them. */
export const ProceduresCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, isError } = useTimeline(candidate.id)
  const procedures = proceduresOf(data ?? [])
  return (
    <Card as="section" aria-label="Procedures">
      <Stack>
        <Heading level={2} size="card">
          Procedures
        </Heading>
        {procedures.length === 0 ? (
          <Text tone="muted">{isError ? messages.timelineFailed : 'Staat nog in geen procedure.'}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {procedures.map(({ vacancyId, title, stage, outcome, at }) => (
              <Stack as="li" gap={1} key={vacancyId}>
                <Cluster justify="space-between" gap={2}>
                  <TextLink to={routes.vacancy.href(vacancyId)}>{title}</TextLink>
                  <OutcomeBadge outcome={outcome} />
                </Cluster>
                <StageBar stage={stage} isOpen={outcome === 'open'} />
                <Text size="small" tone="muted">
                  {stageName(stage)}, {shortDayWithYear(at)}
                </Text>
              </Stack>
            ))}
          </Stack>
        )}
        <ChosenStatus candidate={candidate} />
      </Stack>
    </Card>
  )
}
