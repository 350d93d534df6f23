import { zodResolver } from '@hookform/resolvers/zod'
import { messages, type Meeting, type MeetingDraft } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Notice, Stack, Text } from '@wervio/ui'
import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { isNotSetUp, needsTeams } from '../teams/needs-teams.ts'
import { TeamsProblem } from '../teams/teams-problem.tsx'
import { TeamsSignIn } from '../teams/teams-sign-in.tsx'
import type { meetingDraftStore } from './meeting-draft-store.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { draftOf, meetingForm, type MeetingValues } from './meeting-values.ts'
import { showProblems } from './show-problems.ts'
import { useSendOnce, useStoredForm } from './use-stored-form.ts'
import { usePlan } from './use-plan.ts'

type Props = {
  store: ReturnType<typeof meetingDraftStore>
  /** What it says as long as nobody typed. */
  blank: MeetingValues
  /** Whether Microsoft is set up; until that is known, it may be. */
  isAvailable: boolean
  isWaiting: boolean
  onWaiting: (isWaiting: boolean) => void
  onPlanned: (meeting: Meeting, draft: MeetingDraft) => void
  onDiscard: () => void
}

/** Plans a meeting in Teams: once, however often it is sent. */
export const NewMeetingForm = ({ store, blank, isAvailable, isWaiting, onWaiting, onPlanned, onDiscard }: Props) => {
  const { form, storedValues, creationKey, isStorageRefused, keep } = useStoredForm<MeetingValues>({
    store,
    blank,
    resolver: zodResolver(meetingForm()),
  })
  const isPlanned = useRef(false)
  const plan = usePlan()
  const planMeeting = async (values: MeetingValues) => {
    // Also of a form that nobody typed in: after a reload the same key plans the same meeting.
    keep(values)
    const draft = { ...draftOf(values), creation_key: creationKey }
    try {
      const meeting = await plan.mutateAsync(draft)
      isPlanned.current = true
      store.drop()
      onWaiting(false)
      onPlanned(meeting, draft)
    } catch (error) {
      onWaiting(needsTeams(error))
      showProblems(error, form.setError)
    }
  }
  const send = useSendOnce(async () => {
    await form.handleSubmit(planMeeting)()
    return isPlanned.current
  })
  const problem = needsTeams(plan.error) || isNotSetUp(plan.error) ? null : plan.error
  return (
    <FormProvider {...form}>
      <Card
        as="form"
        noValidate
        aria-label="Meeting plannen"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack gap={5}>
          <Heading level={2} size="card">
            Nieuwe meeting
          </Heading>
          {storedValues && (
            <Notice>
              <Cluster gap={3} justify="space-between">
                Je was deze meeting nog aan het invullen.
                <Button variant="secondary" size="small" disabled={plan.isPending} onClick={onDiscard}>
                  Begin opnieuw
                </Button>
              </Cluster>
            </Notice>
          )}
          <MeetingFields disabled={plan.isPending} />
          {isWaiting && (
            <TeamsSignIn text="Je meeting wordt gepland zodra je bent ingelogd." onConnected={() => void send()} />
          )}
          {problem && !isWaiting && (
            <>
              <TeamsProblem error={problem} fallback={messages.meetingFailed} onSwitch={() => onWaiting(true)} />
              <Text>Wat je invulde, staat er nog. Nog eens versturen plant de meeting nooit dubbel.</Text>
            </>
          )}
          {isStorageRefused && (
            <Notice tone="amber" title="Je browser kan niet bewaren wat je typt.">
              Als je weggaat voordat de meeting is gepland, is het weg.
            </Notice>
          )}
          <div>
            <Button type="submit" icon={CalendarPlus} busy={plan.isPending} disabled={!isAvailable}>
              Plan meeting
            </Button>
          </div>
        </Stack>
      </Card>
    </FormProvider>
  )
}
