import { discardMeeting, finishMeeting, type Meeting } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Card, Cluster, Heading, Icon, Stack, Text, TextLink, tokens, weekDayName, capitalised } from '@wervio/ui'
import { Users } from 'lucide-react'
import { styled } from 'styled-components'
import { hoursOf } from './meeting-times.ts'
import { MeetingButtons, type MeetingButtonActions } from './meeting-buttons.tsx'
import { UnfinishedPart } from './unfinished-part.tsx'
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
/** Addresses that a card names; the others are counted. */
const MOST_ATTENDEES = 3

const attendeesText = (attendees: readonly string[]): string => {
  const more = attendees.length - MOST_ATTENDEES
  return attendees.slice(0, MOST_ATTENDEES).join(', ') + (more > 0 ? ` en nog ${more}` : '')
}

type Props = MeetingButtonActions & { meeting: Meeting; now: Date }

/** One meeting: when, with whom, and what can be done with it. */
export const MeetingCard = ({ meeting, now, ...actions }: Props) => {
  const mayResolve = useMay(finishMeeting, discardMeeting)
  const { subject, scheduled_start, attendees, candidate, vacancy, state } = meeting
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
        {state === 'unfinished' ? (
          mayResolve ? (
            <UnfinishedPart meeting={meeting} now={now} />
          ) : (
            <Text size="small">Microsoft gaf geen antwoord toen een collega deze meeting plande.</Text>
          )
        ) : (
          <MeetingButtons meeting={meeting} now={now} {...actions} />
        )}
      </Stack>
    </Card>
  )
}
