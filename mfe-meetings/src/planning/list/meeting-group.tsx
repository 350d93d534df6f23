import type { Meeting } from '@wervio/contracts'
import { Button, Heading, Stack } from '@wervio/ui'
import { useState } from 'react'
import { MeetingCard } from './meeting-card.tsx'

/** Meetings of a group that are drawn before somebody asks for more. */
const STEP = 20

export type MeetingActions = {
  onTranscript: (meeting: Meeting) => void
  onChange: (meeting: Meeting) => void
  onCancel: (meeting: Meeting) => void
}

type Props = MeetingActions & {
  title: string
  meetings: readonly Meeting[]
  now: Date
  transcriptId: string | null
}

/** Meetings under one heading. */
export const MeetingGroup = ({ title, meetings, now, transcriptId, onTranscript, onChange, onCancel }: Props) => {
  const [count, setCount] = useState(STEP)
  if (meetings.length === 0) return null
  const isLong = meetings.length > count
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={3} size="card">
        {title}
      </Heading>
      <Stack as="ul" gap={3}>
        {meetings.slice(0, count).map((meeting) => (
          <li key={meeting.meeting_id}>
            <MeetingCard
              meeting={meeting}
              now={now}
              isTranscriptOpen={meeting.meeting_id === transcriptId}
              onTranscript={() => onTranscript(meeting)}
              onChange={() => onChange(meeting)}
              onCancel={() => onCancel(meeting)}
            />
          </li>
        ))}
      </Stack>
      {isLong && (
        <div>
          <Button variant="secondary" onClick={() => setCount(count + STEP)}>
            Toon meer
          </Button>
        </div>
      )}
    </Stack>
  )
}
