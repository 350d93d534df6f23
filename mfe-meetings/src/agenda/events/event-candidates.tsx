import type { CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, ButtonLink, Cluster, Stack, Text, TextLink } from '@wervio/ui'
import { ChevronDown, ChevronUp, FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { isOver } from './event-times.ts'
import { Preparation, type InvitedCandidate } from './preparation.tsx'

type Props = { candidate: InvitedCandidate; event: CalendarEvent; now: Date }

const EventCandidate = ({ candidate, event, now }: Props) => {
  const { id, name } = candidate
  const { meeting_id: meetingId, vacancy_id: vacancyId = null } = event
  const [isPreparing, setIsPreparing] = useState(false)
  const panelId = useId()
  const isPast = isOver(event, now)
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Text as="span" size="small">
          Kandidaat: <TextLink to={routes.candidate.href(id)}>{name}</TextLink>
        </Text>
        {!event.isCancelled && !isPast && (
          <Button
            variant="secondary"
            size="small"
            icon={isPreparing ? ChevronUp : ChevronDown}
            aria-label={`Bereid je voor op ${name}`}
            aria-expanded={isPreparing}
            aria-controls={isPreparing ? panelId : undefined}
            onClick={() => setIsPreparing(!isPreparing)}
          >
            Bereid je voor
          </Button>
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
      {isPreparing && !isPast && <Preparation id={panelId} candidate={candidate} vacancyId={vacancyId} />}
    </Stack>
  )
}

/**
 * The candidates who take part, each once, with a way to their profile: before the appointment to prepare for it, and
 * afterwards to import its recording.
 */
export const EventCandidates = ({ event, now }: { event: CalendarEvent; now: Date }) => {
  const candidates = new Map(
    event.participants.attendees.flatMap(({ candidate }) => (candidate ? [[candidate.id, candidate] as const] : [])),
  )
  if (candidates.size === 0) return null
  return (
    <Stack gap={2}>
      {[...candidates.values()].map((candidate) => (
        <EventCandidate key={candidate.id} candidate={candidate} event={event} now={now} />
      ))}
    </Stack>
  )
}
