import type { CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Cluster, Stack, Text, TextLink } from '@wervio/ui'
import { ClipboardList, FileDown } from 'lucide-react'
import { isOver } from './event-times.ts'
import { PersonaQuestions } from './persona-questions.tsx'

/**
 * The candidates who take part, each once, with a way to their profile: before the appointment to prepare for it, with the
 * questions of the vacancy's persona, and afterwards to import its recording.
 */
export const EventCandidates = ({ event, now }: { event: CalendarEvent; now: Date }) => {
  const { meeting_id: meetingId, vacancy_id: vacancyId = null } = event
  const candidates = new Map(
    event.participants.attendees.flatMap(({ candidate }) => (candidate ? [[candidate.id, candidate] as const] : [])),
  )
  if (candidates.size === 0) return null
  const isPast = isOver(event, now)
  return (
    <Stack gap={2}>
      {[...candidates.values()].map(({ id, name }) => (
        <Cluster key={id} gap={3}>
          <Text as="span" size="small">
            Kandidaat: <TextLink to={routes.candidate.href(id)}>{name}</TextLink>
          </Text>
          {!event.isCancelled && !isPast && (
            <ButtonLink
              to={routes.candidate.href(id)}
              variant="secondary"
              size="small"
              icon={ClipboardList}
              aria-label={`Bereid je voor op ${name}`}
            >
              Bereid je voor
            </ButtonLink>
          )}
          {!event.isCancelled && isPast && (
            <ButtonLink
              to={routes.importRecording.forCandidate(id, { meetingId, vacancyId })}
              variant="secondary"
              size="small"
              icon={FileDown}
              aria-label={`Opname importeren van het gesprek met ${name}`}
            >
              Opname importeren
            </ButtonLink>
          )}
        </Cluster>
      ))}
      {vacancyId !== null && !event.isCancelled && !isPast && <PersonaQuestions vacancyId={vacancyId} />}
    </Stack>
  )
}
