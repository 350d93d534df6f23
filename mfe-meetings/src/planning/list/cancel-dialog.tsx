import { limits, messages, type Meeting } from '@wervio/contracts'
import { Button, Dialog, Stack, TextArea, toast } from '@wervio/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { needsTeams } from '../teams/needs-teams.ts'
import { TeamsProblem } from '../teams/teams-problem.tsx'
import { TeamsSignIn } from '../teams/teams-sign-in.tsx'
import { transcriptButtonId } from './meeting-buttons.tsx'
import { whenOf } from './meeting-times.ts'
import { useCancelMeeting } from './use-change-meeting.ts'

type Props = { meeting: Meeting; onClose: () => void }

/** Cancels a meeting after a question, with a message to whom it concerns. */
export const CancelDialog = ({ meeting, onClose }: Props) => {
  const [message, setMessage] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const { mutate, isPending, error } = useCancelMeeting(meeting.meeting_id)
  const cancel = () =>
    mutate(message.trim(), {
      onSuccess: () => {
        toast(`‘${meeting.subject}’ is afgezegd.`)
        flushSync(onClose)
        // The button that opened this is gone: the focus goes to what is left beside it.
        document.getElementById(transcriptButtonId(meeting))?.focus()
      },
      onError: (failure) => setIsWaiting(needsTeams(failure)),
    })
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title="Meeting afzeggen?"
      description={`‘${meeting.subject}’ op ${whenOf(meeting)} gaat niet door. De deelnemers krijgen bericht van Teams.`}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Niet afzeggen
          </Button>
          <Button variant="danger" busy={isPending} onClick={cancel}>
            Meeting afzeggen
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label="Bericht aan de deelnemers"
          hint="Mag leeg blijven."
          maxLength={limits.longText}
          disabled={isPending}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {isWaiting && <TeamsSignIn text="De meeting wordt afgezegd zodra je bent ingelogd." onConnected={cancel} />}
        {error && !isWaiting && (
          <TeamsProblem error={error} fallback={messages.meetingCancelFailed} onSwitch={() => setIsWaiting(true)} />
        )}
      </Stack>
    </Dialog>
  )
}
