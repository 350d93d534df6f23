import { messages, type Meeting, type MeetingDraft } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack, Text, tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { valuesOf } from './form/meeting-values.ts'
import { whenOf } from './list/meeting-times.ts'
import { StageOffer } from './procedure/stage-offer.tsx'

const Focused = styled.div`
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
  &:focus {
    outline: none;
  }
`

/** Whether a meeting is another than was asked for: the first time that it was sent, it said something else. */
const isOther = (meeting: Meeting, draft: MeetingDraft): boolean => {
  const { subject, date, time } = valuesOf(meeting)
  return subject !== draft.subject.trim() || `${date}T${time}` !== draft.startTime
}

type Props = { meeting: Meeting; draft: MeetingDraft; onClose: () => void }

/** What became of a plan, and what may follow from it. */
export const PlannedNotice = ({ meeting, draft, onClose }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isRecorded = meeting.enable_bot && meeting.recording_set === true
  return (
    <Focused ref={box} tabIndex={-1}>
      <Notice tone="green" title={isRecorded ? messages.meetingPlanned : messages.meetingPlannedWithoutBot}>
        <Stack gap={3}>
          <Text>
            ‘<bdi>{meeting.subject}</bdi>’ staat op {whenOf(meeting)}. De deelnemers krijgen een uitnodiging.
          </Text>
          {isOther(meeting, draft) && (
            <Text strong>
              Deze meeting was al verstuurd voordat je het formulier veranderde. Je kunt de meeting in de lijst
              wijzigen.
            </Text>
          )}
          {meeting.enable_bot && meeting.recording_set === false && (
            <Text strong>
              Teams staat hier niet toe dat een gesprek vanzelf wordt opgenomen. Start de opname zelf in de meeting, of
              vraag je beheerder om automatisch opnemen toe te staan.
            </Text>
          )}
          {meeting.enable_bot && meeting.recording_set === null && (
            <Text strong>
              Teams heeft nog niet bevestigd dat dit gesprek vanzelf wordt opgenomen. Controleer het aan het begin van
              de meeting, en start de opname zo nodig zelf.
            </Text>
          )}
          {meeting.candidate && meeting.vacancy && (
            <StageOffer candidate={meeting.candidate} vacancy={meeting.vacancy} />
          )}
          <Cluster>
            <Button variant="secondary" size="small" onClick={onClose}>
              Sluiten
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </Focused>
  )
}
