import { errorText } from '@wervio/api-client'
import { furthestFirst, proceduresOf, useTimeline } from '@wervio/candidates'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Heading, LoadingDots, Notice, Stack, Text, TextLink, VisuallyHidden } from '@wervio/ui'
import { PersonaQuestions } from './persona-questions.tsx'

type Props = { candidate: { id: string; name: string } }

/** The questions for each procedure that a candidate is in: an appointment of Outlook doesn't say which one it is about. */
export const ProcedureQuestions = ({ candidate: { id, name } }: Props) => {
  const { data, error, refetch } = useTimeline(id)
  if (error)
    return (
      <Notice tone="red" title={errorText(error, messages.timelineFailed)}>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Probeer opnieuw
        </Button>
      </Notice>
    )
  if (data === undefined)
    return (
      <>
        <LoadingDots />
        <VisuallyHidden as="output">Procedures laden...</VisuallyHidden>
      </>
    )
  const procedures = furthestFirst(proceduresOf(data)).filter(({ outcome }) => outcome === 'open')
  if (procedures.length === 0)
    return (
      <Text size="small">
        {name} staat nog niet in de procedure van een vacature. Vragen komen uit de persona van die vacature.
      </Text>
    )
  return (
    <Stack gap={4}>
      {procedures.map(({ vacancyId, title }) => (
        <Stack key={vacancyId} gap={2}>
          <Heading level={4} size="card">
            <TextLink to={routes.vacancy.href(vacancyId)}>{title}</TextLink>
          </Heading>
          <PersonaQuestions vacancyId={vacancyId} />
        </Stack>
      ))}
    </Stack>
  )
}
