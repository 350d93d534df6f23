import type { Meeting } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import {
  Button,
  Card,
  Cluster,
  Heading,
  Icon,
  Stack,
  Text,
  TextLink,
  tokens,
  weekDayName,
  capitalised,
} from '@wervio/ui'
import { CalendarX, FileText, Pencil, Users, Video } from 'lucide-react'
import { styled } from 'styled-components'
import { hoursOf, isOver } from './meeting-times.ts'
import { RecordingBadge } from './recording-badge.tsx'

const Subject = styled(Heading)<{ $isCancelled: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isCancelled }) => $isCancelled && `text-decoration: line-through; color: ${tokens.text.muted};`}
`
const People = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`
const Join = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.small};
  margin-inline-end: ${tokens.space[2]};
  color: ${tokens.accent.base};
  font: ${tokens.font.smallStrong};
  text-underline-offset: 0.2em;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
/** Addresses that a card names; the others are counted. */
const MOST_ATTENDEES = 3

const attendeesText = (attendees: readonly string[]): string => {
  const more = attendees.length - MOST_ATTENDEES
  return attendees.slice(0, MOST_ATTENDEES).join(', ') + (more > 0 ? ` en nog ${more}` : '')
}

type Props = {
  meeting: Meeting
  now: Date
  isTranscriptOpen: boolean
  onTranscript: () => void
  onChange: () => void
  onCancel: () => void
}

/** One meeting: when, with whom, and what can be done with it. */
export const MeetingCard = ({ meeting, now, isTranscriptOpen, onTranscript, onChange, onCancel }: Props) => {
  const { subject, scheduled_start, attendees, candidate, vacancy, join_url, state } = meeting
  const isStillOn = state !== 'cancelled' && !isOver(meeting, now)
  const canJoin = isStillOn && join_url !== null && /^https:\/\//i.test(join_url)
  return (
    <Card as="article" padding={4} aria-label={subject}>
      <Stack gap={2}>
        <Cluster gap={2} justify="space-between">
          <Text as="span" size="small" strong tabular>
            {capitalised(weekDayName(new Date(scheduled_start)))}, {hoursOf(meeting)}
          </Text>
          <RecordingBadge meeting={meeting} />
        </Cluster>
        <Subject level={4} $isCancelled={state === 'cancelled'}>
          <bdi>{subject}</bdi>
        </Subject>
        {attendees.length > 0 && (
          <People
            size="small"
            tone="muted"
            title={attendees.length > MOST_ATTENDEES ? attendees.join(', ') : undefined}
          >
            <Icon of={Users} size={16} />
            <span>{attendeesText(attendees)}</span>
          </People>
        )}
        {(candidate || vacancy) && (
          <Text size="small">
            {candidate && (
              <>
                Met <TextLink to={routes.candidate.href(candidate.id)}>{candidate.name}</TextLink>
              </>
            )}
            {vacancy && (
              <>
                {candidate ? ' voor ' : 'Voor '}
                <TextLink to={routes.vacancy.href(vacancy.id)}>{vacancy.title}</TextLink>
              </>
            )}
          </Text>
        )}
        <Cluster gap={2}>
          {canJoin && (
            <Join href={join_url} target="_blank" rel="noopener noreferrer" aria-label={`Deelnemen aan ${subject}`}>
              <Icon of={Video} size={16} />
              Deelnemen
            </Join>
          )}
          <Button
            variant="secondary"
            size="small"
            icon={FileText}
            aria-expanded={isTranscriptOpen}
            aria-label={`Bekijk Transcriptie van ${subject}`}
            onClick={onTranscript}
          >
            Bekijk Transcriptie
          </Button>
          {isStillOn && (
            <>
              <Button variant="quiet" size="small" icon={Pencil} aria-label={`Wijzigen: ${subject}`} onClick={onChange}>
                Wijzigen
              </Button>
              <Button
                variant="quiet"
                size="small"
                icon={CalendarX}
                aria-label={`Afzeggen: ${subject}`}
                onClick={onCancel}
              >
                Afzeggen
              </Button>
            </>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
