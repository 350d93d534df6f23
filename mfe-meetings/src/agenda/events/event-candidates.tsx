import type { CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Cluster, Stack, Text, TextLink } from '@wervio/ui'
import { ClipboardList } from 'lucide-react'
import { isOver } from './event-times.ts'

/** The candidates who take part, each once, with a way to their profile; before the appointment to prepare for it. */
export const EventCandidates = ({ event, now }: { event: CalendarEvent; now: Date }) => {
  const candidates = new Map(
    event.participants.attendees.flatMap(({ candidate }) => (candidate ? [[candidate.id, candidate] as const] : [])),
  )
  if (candidates.size === 0) return null
  const canPrepare = !event.isCancelled && !isOver(event, now)
  return (
    <Stack gap={2}>
      {[...candidates.values()].map(({ id, name }) => (
        <Cluster key={id} gap={3}>
          <Text as="span" size="small">
            Kandidaat: <TextLink to={routes.candidate.href(id)}>{name}</TextLink>
          </Text>
          {canPrepare && (
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
        </Cluster>
      ))}
    </Stack>
  )
}
