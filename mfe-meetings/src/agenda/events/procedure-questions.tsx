import { furthestFirst, proceduresOf, useTimeline } from '@wervio/candidates'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Heading, Stack, Text, TextLink } from '@wervio/ui'
import { PersonaQuestions } from './persona-questions.tsx'
import { ReadPart } from './read-part.tsx'

type Props = { candidate: { id: string; name: string } }

/**
 * The questions for each procedure that a candidate is in: an appointment of Outlook doesn't say which one it is about.
 */
export const ProcedureQuestions = ({ candidate: { id, name } }: Props) => (
  <ReadPart query={useTimeline(id)} failure={messages.timelineFailed} busy="Procedures laden...">
    {(timeline) => {
      const procedures = furthestFirst(proceduresOf(timeline)).filter(({ outcome }) => outcome === 'open')
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
    }}
  </ReadPart>
)
