import type { CalendarEvent } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Badge, Card, Cluster, Heading, Icon, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { Ban, FileText, Lock, MapPin, Repeat, Users, Video } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Day } from '../week/days.ts'
import { dateOf, monthOf, weekDayOf } from '../week/day-texts.ts'
import { EventCandidates } from './event-candidates.tsx'
import { placeText } from './event-place.ts'
import { isOver, timeText } from './event-times.ts'

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${tokens.space[4]};
  &[aria-current] {
    border-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[2]};
  }
`
const Leaf = styled.div`
  display: flex;
  flex-direction: column;
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  ${tokens.breakpoint.phone} {
    flex-direction: row;
    align-items: baseline;
    gap: 0.25em;
  }
`
const DateNumber = styled.span`
  color: ${tokens.text.base};
  font: ${tokens.font.section};
  font-variant-numeric: tabular-nums;
  ${tokens.breakpoint.phone} {
    font: ${tokens.font.smallStrong};
  }
`
const Subject = styled(Heading)<{ $isCancelled: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isCancelled }) => $isCancelled && `text-decoration: line-through; color: ${tokens.text.muted};`}
`
const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-width: 0;
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
  }
`
const Join = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: 1.5rem;
  color: ${tokens.accent.base};
  font: ${tokens.font.strong};
  text-underline-offset: 0.2em;
`

type Props = {
  event: CalendarEvent
  day: Day
  now: Date
  /** Whether it comes into view, with a line of the accent colour around it. */
  isInView: boolean
}

/** One appointment, as it stands with a day. */
export const EventCard = memo(({ event, day, now, isInView }: Props) => {
  const card = useRef<HTMLElement>(null)
  // In braces: Chromium returns a promise, which React would take for the clean-up.
  useEffect(() => {
    if (isInView) card.current?.scrollIntoView({ block: 'center' })
  }, [isInView])
  const subject = event.subject.trim() || 'Zonder onderwerp'
  const place = placeText(event)
  const canJoin = event.joinUrl !== null && !event.isCancelled
  return (
    <Row as="article" padding={4} aria-label={subject} aria-current={isInView || undefined} ref={card}>
      <Leaf>
        <span>{weekDayOf(day)}</span> <DateNumber>{dateOf(day)}</DateNumber> <span>{monthOf(day)}</span>
      </Leaf>
      <Stack gap={2}>
        <Cluster gap={2}>
          <Text as="span" strong tabular>
            {timeText(event)}
          </Text>
          {event.isCancelled && (
            <Badge tone="red" icon={Ban}>
              Geannuleerd
            </Badge>
          )}
          {event.isPrivate && (
            <Badge tone="neutral" icon={Lock}>
              Privé
            </Badge>
          )}
          {event.isRecurring && (
            <Badge tone="neutral" icon={Repeat}>
              Herhaalt
            </Badge>
          )}
        </Cluster>
        <Subject level={3} $isCancelled={event.isCancelled}>
          <bdi>{subject}</bdi>
        </Subject>
        <Cluster gap={3}>
          {event.attendeeCount > 0 && (
            <Fact>
              <Icon of={Users} size={16} />
              {event.attendeeCount} {event.attendeeCount === 1 ? 'deelnemer' : 'deelnemers'}
            </Fact>
          )}
          {place !== '' && (
            <Fact>
              <Icon of={MapPin} size={16} />
              <bdi>{place}</bdi>
            </Fact>
          )}
          {event.calendar !== null && (
            <Fact>
              <Icon of={FileText} size={16} />
              <span>
                Uit bestand <bdi>{event.calendar}</bdi>
              </span>
            </Fact>
          )}
        </Cluster>
        {(canJoin || event.meeting_id !== null) && (
          <Cluster gap={4}>
            {canJoin && (
              <Join href={event.joinUrl ?? ''} target="_blank" rel="noopener noreferrer">
                <Icon of={Video} />
                Deelnemen aan vergadering
              </Join>
            )}
            {event.meeting_id !== null &&
              (isOver(event, now) && !event.isCancelled ? (
                <TextLink to={routes.onlineMeeting.transcript(event.meeting_id)}>Lees de transcriptie</TextLink>
              ) : (
                <TextLink to={routes.onlineMeeting.meeting(event.meeting_id)}>Bekijk deze meeting</TextLink>
              ))}
          </Cluster>
        )}
        <EventCandidates event={event} now={now} />
      </Stack>
    </Row>
  )
})
