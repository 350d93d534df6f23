import { messages, type Meeting } from '@wervio/contracts'
import { Button, Cluster, ConfirmDialog, Stack, Text, toast } from '@wervio/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { needsTeams } from '../teams/needs-teams.ts'
import { TeamsProblem } from '../teams/teams-problem.tsx'
import { TeamsSignIn } from '../teams/teams-sign-in.tsx'
import { isOver, whenOf } from './meeting-times.ts'
import { useDiscardMeeting, useFinishMeeting } from './use-change-meeting.ts'

/** What can be done with a meeting of which nobody knows whether Microsoft planned it. */
export const UnfinishedPart = ({ meeting, now }: { meeting: Meeting; now: Date }) => {
  const { meeting_id: id, subject } = meeting
  const [isAsking, setIsAsking] = useState(false)
  /** What goes on once Teams is connected. */
  const [waiting, setWaiting] = useState<'finish' | 'discard' | null>(null)
  const finishing = useFinishMeeting(id)
  const discarding = useDiscardMeeting(id)
  const finish = () => {
    discarding.reset()
    finishing.mutate(undefined, {
      onSuccess: () => toast(`‘${subject}’ is gepland.`),
      onError: (error) => setWaiting(needsTeams(error) ? 'finish' : null),
    })
  }
  const discard = () => {
    setIsAsking(false)
    finishing.reset()
    discarding.mutate(undefined, {
      onSuccess: () => toast(`‘${subject}’ is weggegooid.`),
      onError: (error) => setWaiting(needsTeams(error) ? 'discard' : null),
    })
  }
  const isPending = finishing.isPending || discarding.isPending
  const problem = finishing.error ?? discarding.error
  const canFinish = !isOver(meeting, now)
  return (
    <Stack gap={3}>
      <Text size="small">
        Microsoft gaf geen antwoord toen je deze meeting plande. Misschien staat die al in je agenda.
        {canFinish && ' Opnieuw proberen plant de meeting nooit dubbel.'}
      </Text>
      {waiting !== null && (
        <TeamsSignIn
          text="Daarna gaan we verder met deze meeting."
          onConnected={waiting === 'finish' ? finish : discard}
        />
      )}
      {problem && waiting === null && (
        <TeamsProblem
          error={problem}
          fallback={finishing.error ? messages.meetingFailed : messages.meetingDiscardFailed}
          onSwitch={() => setWaiting(finishing.error ? 'finish' : 'discard')}
        />
      )}
      <Cluster gap={2}>
        {canFinish && (
          <Button
            variant="secondary"
            size="small"
            icon={RotateCw}
            busy={finishing.isPending}
            disabled={isPending}
            aria-label={`Opnieuw proberen: ${subject}`}
            onClick={finish}
          >
            Opnieuw proberen
          </Button>
        )}
        <Button
          variant={canFinish ? 'quiet' : 'secondary'}
          size="small"
          icon={Trash2}
          busy={discarding.isPending}
          disabled={isPending}
          aria-label={`Weggooien: ${subject}`}
          onClick={() => setIsAsking(true)}
        >
          Weggooien
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        title="Meeting weggooien?"
        text={`‘${subject}’ op ${whenOf(meeting)} gaat niet door. Staat de meeting al in je agenda, dan zeggen we die af en krijgen de deelnemers bericht van Teams.`}
        confirmLabel="Weggooien"
        cancelLabel="Laten staan"
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  )
}
