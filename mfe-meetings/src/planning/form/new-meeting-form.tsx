import { zodResolver } from '@hookform/resolvers/zod'
import { messages, type Meeting, type MeetingDraft } from '@wervio/contracts'
import { Button, Card, Cluster, Heading, Notice, Stack, Text } from '@wervio/ui'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { isNotSetUp, needsTeams } from '../teams/needs-teams.ts'
import { TeamsProblem } from '../teams/teams-problem.tsx'
import { TeamsSignIn } from '../teams/teams-sign-in.tsx'
import { meetingDraftStore } from './meeting-draft-store.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { draftOf, meetingForm, type MeetingValues } from './meeting-values.ts'
import { showProblems } from './show-problems.ts'
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

const isSame = (a: MeetingValues, b: MeetingValues): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Plans a meeting in Teams: once, however often it is sent. */
export const NewMeetingForm = ({ store, blank, isAvailable, isWaiting, onWaiting, onPlanned, onDiscard }: Props) => {
  const [{ storedValues, creationKey }] = useState(() => {
    const { creationKey: storedKey, ...values } = store.read() ?? { creationKey: null }
    return storedKey === null
      ? { storedValues: null, creationKey: crypto.randomUUID() }
      : { storedValues: values as MeetingValues, creationKey: storedKey }
  })
  const form = useForm<MeetingValues>({
    defaultValues: storedValues ?? blank,
    resolver: zodResolver(meetingForm()),
  })
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  const isSending = useRef(false)
  const isPlanned = useRef(false)
  const plan = usePlan()
  const { setError, subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSame(values, blank)) store.drop()
          else setIsStorageRefused(!store.keep({ ...values, creationKey }))
        },
      }),
    [subscribe, store, blank, creationKey],
  )
  const planMeeting = async (values: MeetingValues) => {
    // Also of a form that nobody typed in: after a reload the same key plans the same meeting.
    setIsStorageRefused(!store.keep({ ...values, creationKey }))
    const draft = { ...draftOf(values), creation_key: creationKey }
    try {
      const meeting = await plan.mutateAsync(draft)
      isPlanned.current = true
      store.drop()
      onWaiting(false)
      onPlanned(meeting, draft)
    } catch (error) {
      onWaiting(needsTeams(error))
      showProblems(error, setError)
    }
  }
  /** A second press sends nothing while the first is under way, nor once the meeting is planned. */
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    await form.handleSubmit(planMeeting)()
    isSending.current = isPlanned.current
  }
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
