import { cancelMeeting, changeMeeting, type Meeting } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, Icon, tokens } from '@wervio/ui'
import { CalendarX, FileText, Pencil, Video } from 'lucide-react'
import { styled } from 'styled-components'
import { canBeChanged } from './meeting-times.ts'

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

export type MeetingButtonActions = {
  isTranscriptOpen: boolean
  onTranscript: () => void
  onChange: () => void
  onCancel: () => void
}

/** The id of the button that every meeting has, whatever became of it. */
export const transcriptButtonId = ({ meeting_id }: Meeting): string => `transcript-of-${meeting_id}`

type Props = MeetingButtonActions & { meeting: Meeting; now: Date }

/** What can be done with a planned meeting. */
export const MeetingButtons = ({ meeting, now, isTranscriptOpen, onTranscript, onChange, onCancel }: Props) => {
  const { subject, join_url } = meeting
  const isStillOn = canBeChanged(meeting, now)
  const mayChange = useMay(changeMeeting)
  const mayCancel = useMay(cancelMeeting)
  const canJoin = isStillOn && join_url !== null && /^https:\/\//i.test(join_url)
  return (
    <Cluster gap={2}>
      {canJoin && (
        <Join href={join_url} target="_blank" rel="noopener noreferrer" aria-label={`Deelnemen aan ${subject}`}>
          <Icon of={Video} size={16} />
          Deelnemen
        </Join>
      )}
      <Button
        id={transcriptButtonId(meeting)}
        variant="secondary"
        size="small"
        icon={FileText}
        aria-expanded={isTranscriptOpen}
        aria-label={`Bekijk Transcriptie van ${subject}`}
        onClick={onTranscript}
      >
        Bekijk Transcriptie
      </Button>
      {mayChange && isStillOn && (
        <Button variant="secondary" size="small" icon={Pencil} aria-label={`Wijzigen: ${subject}`} onClick={onChange}>
          Wijzigen
        </Button>
      )}
      {mayCancel && isStillOn && (
        <Button
          variant="secondary"
          size="small"
          icon={CalendarX}
          aria-label={`Afzeggen: ${subject}`}
          onClick={onCancel}
        >
          Afzeggen
        </Button>
      )}
    </Cluster>
  )
}
