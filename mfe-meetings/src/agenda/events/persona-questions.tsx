import { errorText } from '@wervio/api-client'
import { messages, personaTraits, traitLabels, type Persona } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Heading, LoadingDots, Notice, Stack, Text, TextLink, VisuallyHidden } from '@wervio/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { usePersona } from './use-persona.ts'

type Group = { title: string; questions: string[] }

const groupsOf = ({ interview_vragen: questions }: Persona): Group[] =>
  [
    ...personaTraits.map((trait) => ({ title: traitLabels[trait], questions: questions[trait] })),
    { title: 'Situaties', questions: questions.situationeel },
  ].filter((group) => group.questions.length > 0)

const NONE = 'De persona van deze vacature heeft nog geen vragen.'

const Questions = ({ vacancyId }: { vacancyId: string }) => {
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
  return (
    <Stack gap={3}>
      {groups.length === 0 && (
        <Text size="small">
          {data ? NONE : 'Deze vacature heeft nog geen persona.'}{' '}
          <TextLink to={routes.vacancy.href(vacancyId)}>Open de vacature</TextLink>
        </Text>
      )}
      {groups.map(({ title, questions }) => (
        <Stack key={title} gap={1}>
          <Heading level={4} size="card">
            {title}
          </Heading>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}

/** The questions that the persona of a vacancy has for an interview, loaded when somebody opens them. */
export const PersonaQuestions = ({ vacancyId }: { vacancyId: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Vragen voor dit gesprek
        </Button>
      </div>
      {isOpen && (
        <div id={id}>
          <Questions vacancyId={vacancyId} />
        </div>
      )}
    </Stack>
  )
}
