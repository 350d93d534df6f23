import { OutcomeBadge, StageSteps } from '@wervio/applications'
import { furthestFirst, type Procedure, proceduresOf, useTimeline } from '@wervio/candidates'
import { type Candidate, messages, scheduleMeeting, stageName, type VacancyFit } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { Card, Cluster, Count, Heading, shortDayWithYear, Skeleton, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { onThisCandidate } from '../on-this-candidate.ts'
import { ChosenStatus } from '../chosen-status.tsx'
import { FitPoints } from '../fits/fit-points.tsx'
import { useFits } from '../fits/use-fits.ts'
import { StageBar } from './stage-bar.tsx'

const List = styled(Stack)`
  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.line.base};
  }
`

/** Three lines: the score, the strongest point and the gap, so that what stands below doesn't move when they come. */
const FIT_HEIGHT = '4.5rem'

/** Planning opens with the candidate filled in, and the vacancy where one is named. */
const PlanLink = ({ candidateId, vacancy }: { candidateId: string; vacancy?: { id: string; title: string } }) =>
  useMay(scheduleMeeting) && (
    <Text size="small">
      <TextLink
        to={routes.onlineMeeting.forCandidate(candidateId, vacancy?.id)}
        aria-label={vacancy && `Plan een gesprek over ${vacancy.title}`}
      >
        Plan een gesprek
      </TextLink>
    </Text>
  )

type ItemProps = {
  procedure: Procedure
  isFurthest: boolean
  candidateId: string
  /** How well the candidate fits the vacancy, where that is known. */
  fit: VacancyFit | undefined
  isFitLoading: boolean
}

const ProcedureItem = ({ procedure, isFurthest, candidateId, fit, isFitLoading }: ItemProps) => {
  const { vacancyId, title, stage, outcome, history, at } = procedure
  return (
    <Stack as="li" gap={1}>
      <Cluster justify="space-between" gap={2}>
        <TextLink to={routes.vacancy.href(vacancyId)}>{title}</TextLink>
        <OutcomeBadge outcome={outcome} />
      </Cluster>
      {isFurthest ? (
        <StageSteps name={`Stappen voor ${title}`} stage={stage} history={history} />
      ) : (
        <>
          <StageBar stage={stage} isOpen={outcome === 'open'} />
          <Text size="small" tone="muted">
            {stageName(stage)}, {shortDayWithYear(at)}
          </Text>
        </>
      )}
      {fit && <FitPoints fit={fit} candidateId={candidateId} />}
      {isFitLoading && outcome === 'open' && <Skeleton height={FIT_HEIGHT} />}
      {outcome === 'open' && <PlanLink candidateId={candidateId} vacancy={{ id: vacancyId, title }} />}
    </Stack>
  )
}

/**
 * The vacancies a candidate is in: the furthest one with all its stages and their days, the others with how far they
 * are; and whether the status follows from them.
 */
export const ProceduresCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, isError } = useTimeline(candidate.id)
  const { data: fits, isLoading: isFitLoading } = useFits(candidate.id)
  const mayPlan = useMay(scheduleMeeting)
  usePageActions(onThisCandidate(candidate), [
    mayPlan && {
      label: 'Gesprek plannen',
      icon: 'video',
      words: ['meeting', 'teams'],
      to: routes.onlineMeeting.forCandidate(candidate.id),
    },
  ])
  const procedures = furthestFirst(proceduresOf(data ?? []))
  return (
    <Card as="section" aria-label="Procedures">
      <Stack>
        <Cluster gap={2}>
          <Heading level={2} size="card">
            Procedures
          </Heading>
          {procedures.length > 0 && <Count>{procedures.length}</Count>}
        </Cluster>
        {procedures.length === 0 ? (
          <>
            <Text tone="muted">{isError ? messages.timelineFailed : 'Staat nog in geen procedure.'}</Text>
            <PlanLink candidateId={candidate.id} />
          </>
        ) : (
          <List as="ul">
            {procedures.map((procedure, index) => (
              <ProcedureItem
                key={procedure.vacancyId}
                procedure={procedure}
                isFurthest={index === 0 && procedure.outcome === 'open'}
                candidateId={candidate.id}
                isFitLoading={isFitLoading}
                fit={fits?.find(({ vacancy_id: id }) => id === procedure.vacancyId)}
              />
            ))}
          </List>
        )}
        <ChosenStatus candidate={candidate} />
      </Stack>
    </Card>
  )
}
