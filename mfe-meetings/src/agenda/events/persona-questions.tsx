import { errorText } from '@wervio/api-client'
import { messages, personaTraits, traitLabels, type Persona } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, LoadingDots, Notice, Stack, Text, TextLink, VisuallyHidden } from '@wervio/ui'
import { usePersona } from './use-persona.ts'

type Group = { title: string; questions: string[] }

const groupsOf = ({ interview_vragen: questions }: Persona): Group[] =>
  [
    ...personaTraits.map((trait) => ({ title: traitLabels[trait], questions: questions[trait] })),
    { title: 'Situaties', questions: questions.situationeel },
  ].filter((group) => group.questions.length > 0)

const NO_QUESTIONS = 'De persona van deze vacature heeft nog geen vragen.'
const NO_PERSONA = 'Deze vacature heeft nog geen persona.'

/** The questions that the persona of a vacancy has for an interview. */
export const PersonaQuestions = ({ vacancyId }: { vacancyId: string }) => {
  const { data, error, refetch } = usePersona(vacancyId)
  if (error)
    return (
      <Notice tone="red" title={errorText(error, messages.personaLoadFailed)}>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Probeer opnieuw
        </Button>
      </Notice>
    )
  if (data === undefined)
    return (
      <>
        <LoadingDots />
        <VisuallyHidden as="output">Vragen laden...</VisuallyHidden>
      </>
    )
  const groups = data ? groupsOf(data) : []
  if (groups.length === 0)
    return (
      <Text size="small">
        {data ? NO_QUESTIONS : NO_PERSONA} <TextLink to={routes.vacancy.href(vacancyId)}>Open de vacature</TextLink>
      </Text>
    )
  return (
    <Stack gap={3}>
      {groups.map(({ title, questions }) => (
        <Stack key={title} gap={1}>
          <Text size="small" strong aria-hidden>
            {title}
          </Text>
          <ul aria-label={title}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}
