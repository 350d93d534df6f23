import { messages, personaTraits, traitLabels, type Persona } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Stack, Text, TextLink } from '@wervio/ui'
import { ReadPart } from './read-part.tsx'
import { usePersona } from './use-persona.ts'

type Group = { title: string; questions: string[] }

const groupsOf = ({ interview_vragen: questions }: Persona): Group[] =>
  [
    ...personaTraits.map((trait) => ({ title: traitLabels[trait], questions: questions[trait] })),
    { title: 'Situaties', questions: questions.situationeel },
  ].filter((group) => group.questions.length > 0)

const NO_QUESTIONS = 'De persona van deze vacature heeft nog geen vragen.'
const NO_PERSONA = 'Deze vacature heeft nog geen persona.'

const PersonaGroups = ({ groups }: { groups: readonly Group[] }) => (
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

/** The questions that the persona of a vacancy has for an interview. */
export const PersonaQuestions = ({ vacancyId }: { vacancyId: string }) => (
  <ReadPart query={usePersona(vacancyId)} failure={messages.personaLoadFailed} busy="Vragen laden...">
    {(persona) => {
      const groups = persona ? groupsOf(persona) : []
      return groups.length > 0 ? (
        <PersonaGroups groups={groups} />
      ) : (
        <Text size="small">
          {persona ? NO_QUESTIONS : NO_PERSONA}{' '}
          <TextLink to={routes.vacancy.href(vacancyId)}>Open de vacature</TextLink>
        </Text>
      )
    }}
  </ReadPart>
)
