import { errorText } from '@wervio/api-client'
import { cancelMeeting, changeMeeting, type Meeting, messages, scheduleMeeting } from '@wervio/contracts'
import { LoadError, useMay, usePageActions } from '@wervio/remote-kit'
import {
  Button,
  EmptyState,
  Heading,
  LoadingState,
  NextPage,
  Notice,
  Skeleton,
  Stack,
  Text,
  useAllPages,
} from '@wervio/ui'
import { CalendarClock, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { isNotSetUp, needsTeams } from '../teams/needs-teams.ts'
import { useMeeting, type useMeetings } from '../use-meetings.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { MeetingGroup } from './meeting-group.tsx'
import { byTime, canBeChanged } from './meeting-times.ts'
import { OpenMeeting } from './open-meeting.tsx'
import { useNow } from '../use-now.ts'

const EMPTY = (
  <EmptyState
    icon={CalendarClock}
    title="Nog geen meetings gepland"
    text="Wat je plant, staat hier: eerst wat nog komt."
  />
)

const EMPTY_TO_READ = (
  <EmptyState icon={CalendarClock} title="Geen meetings" text="Met jouw rol plan je geen meetings in Teams." />
)

type Props = {
  meetings: ReturnType<typeof useMeetings>
  /** The one that the address names. */
  meetingId: string | null
  onCloseMeeting: () => void
  transcriptId: string | null
  onTranscript: (id: string | null) => void
}

/** 'Geplande Meetings': the one that the address names, then what comes first, then what was. */
export const PlannedMeetings = ({ meetings: query, meetingId, onCloseMeeting, transcriptId, onTranscript }: Props) => {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query
  const { rows } = useAllPages(query)
  const now = useNow()
  const mayPlan = useMay(scheduleMeeting)
  const [changed, setChanged] = useState<Meeting | null>(null)
  const [cancelled, setCancelled] = useState<Meeting | null>(null)
  const mayChange = useMay(changeMeeting)
  const mayCancel = useMay(cancelMeeting)
  const namedMeeting = useMeeting(meetingId)
  /** The one whose transcript is open, else the one that the address names. */
  const open = rows.find(({ meeting_id }) => meeting_id === transcriptId) ?? namedMeeting.data
  const isStillOn = open !== undefined && canBeChanged(open, now)
  usePageActions(open ? `Bij deze meeting: ${open.subject}` : null, [
    mayChange && isStillOn && { label: 'Wijzigen', icon: 'pencil', words: ['verzetten'], run: () => setChanged(open) },
    mayCancel && isStillOn && { label: 'Afzeggen', icon: 'cancel', run: () => setCancelled(open) },
  ])
  const actions = {
    now,
    transcriptId,
    onTranscript: ({ meeting_id }: Meeting) => onTranscript(meeting_id === transcriptId ? null : meeting_id),
    onChange: setChanged,
    onCancel: setCancelled,
  }
  const renderList = () => {
    if (!data && needsTeams(error))
      return mayPlan ? <Text tone="muted">Log in bij Microsoft Teams om je meetings te zien.</Text> : EMPTY_TO_READ
    if (!data && isNotSetUp(error)) return mayPlan ? EMPTY : EMPTY_TO_READ
    if (!data && error)
      return (
        <LoadError error={error} title={messages.meetingsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )
    if (!data)
      return (
        <LoadingState label="Meetings laden...">
          <Stack gap={3}>
            <Skeleton height="7.5rem" />
            <Skeleton height="7.5rem" />
            <Skeleton height="7.5rem" />
          </Stack>
        </LoadingState>
      )
    if (rows.length === 0) return mayPlan ? EMPTY : EMPTY_TO_READ
    const others = rows.filter(({ meeting_id }) => meeting_id !== meetingId)
    const { coming, past } = byTime(others, now)
    return (
      <Stack gap={5}>
        {error && !query.isFetchNextPageError && !needsTeams(error) && !isNotSetUp(error) && (
          <Notice tone="amber" title={errorText(error, messages.meetingsFailed)}>
            <Stack gap={2} align="start">
              Je ziet de lijst zoals die eerder was.
              <Button variant="secondary" size="small" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
                Probeer opnieuw
              </Button>
            </Stack>
          </Notice>
        )}
        {coming.length === 0 && (
          <Text tone="muted">
            {meetingId === null ? 'Er komt nu geen meeting aan.' : 'Er komt verder geen meeting aan.'}
          </Text>
        )}
        <MeetingGroup title="Komend" meetings={coming} {...actions} />
        <MeetingGroup title="Geweest" meetings={past} {...actions} />
        <NextPage query={query} what="meetings" />
        {hasNextPage && !isFetchingNextPage && !query.isFetchNextPageError && (
          <div>
            <Button variant="secondary" onClick={() => void fetchNextPage()}>
              Haal meer meetings op
            </Button>
          </div>
        )}
      </Stack>
    )
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="planned-meetings">
      <Heading level={2} id="planned-meetings">
        Geplande Meetings
      </Heading>
      {meetingId !== null && <OpenMeeting key={meetingId} query={namedMeeting} {...actions} onClose={onCloseMeeting} />}
      {renderList()}
      {changed && <ChangeDialog key={changed.meeting_id} meeting={changed} onClose={() => setChanged(null)} />}
      {cancelled && <CancelDialog meeting={cancelled} onClose={() => setCancelled(null)} />}
    </Stack>
  )
}
