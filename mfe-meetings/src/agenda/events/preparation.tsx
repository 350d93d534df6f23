import { errorText } from '@wervio/api-client'
import { useCandidate } from '@wervio/candidates'
import { messages, type CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadingDots, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { PersonaQuestions } from './persona-questions.tsx'
import { ProcedureQuestions } from './procedure-questions.tsx'

const Panel = styled(Stack)`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
`

export type InvitedCandidate = NonNullable<CalendarEvent['participants']['attendees'][number]['candidate']>

const CvLine = ({ candidate: { id, name } }: { candidate: InvitedCandidate }) => {
  const { data, error } = useCandidate(id)
  if (error)
    return (
      <Text size="small" tone="red" role="alert">
        {errorText(error, messages.candidateFailed)}
      </Text>
    )
  if (!data) return <LoadingDots />
  if (!data.has_cv) return <Text size="small">Van {name} is er nog geen CV.</Text>
  return (
    <Text size="small">
      <TextLink to={routes.candidate.withCv(id)}>Lees het CV van {name}</TextLink>
    </Text>
  )
}

type Props = {
  id: string
  candidate: InvitedCandidate
  /** What the appointment is about; null where only its candidate's procedures say so. */
  vacancyId: string | null
}

/** What somebody reads before a conversation: the CV, and the questions of the vacancy's persona. */
export const Preparation = ({ id, candidate, vacancyId }: Props) => (
  <Panel id={id} gap={3}>
    <CvLine candidate={candidate} />
    {vacancyId === null ? <ProcedureQuestions candidate={candidate} /> : <PersonaQuestions vacancyId={vacancyId} />}
  </Panel>
)
