import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, call } from '@wervio/api-client'
import { getMeeting, limits, messages, type Meeting } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, TextArea, toast } from '@wervio/ui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { MeetingFields } from '../form/meeting-fields.tsx'
import { meetingForm, valuesOf, type MeetingValues } from '../form/meeting-values.ts'
import { showProblems } from '../form/show-problems.ts'
import { needsTeams } from '../teams/needs-teams.ts'
import { TeamsProblem } from '../teams/teams-problem.tsx'
import { TeamsSignIn } from '../teams/teams-sign-in.tsx'
import { changeOf, differencesOf } from './meeting-changes.ts'
import { useChangeMeeting } from './use-change-meeting.ts'

const FORM_ID = 'change-meeting'
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'meeting_conflict'

type Props = { meeting: Meeting; onClose: () => void }

/** Changes a planned meeting, with a message to whom it concerns. */
export const ChangeDialog = ({ meeting: openedMeeting, onClose }: Props) => {
  /** The meeting that the form is compared with: another one after a conflict. */
  const [base, setBase] = useState(openedMeeting)
  const [differences, setDifferences] = useState<string[] | null>(null)
  const [message, setMessage] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const change = useChangeMeeting(base.meeting_id)
  const initial = valuesOf(base)
  const form = useForm<MeetingValues>({
    defaultValues: initial,
    resolver: zodResolver(meetingForm((date, time) => date === initial.date && time === initial.time)),
  })
  /** Loads what somebody else made of it; what was typed here stays. */
  const loadAgain = async () => {
    const current = await call(getMeeting, { params: { id: base.meeting_id } })
    setDifferences(differencesOf(base, current))
    setBase(current)
    form.reset(valuesOf(current), { keepDirtyValues: true })
  }
  const send = form.handleSubmit(async (values) => {
    if (change.isPending) return
    const fields = changeOf(base, values)
    if (Object.keys(fields).length === 0 && message.trim() === '') return onClose()
    try {
      await change.mutateAsync({
        ...fields,
        ...(message.trim() !== '' && { message: message.trim() }),
        version: base.version,
      })
      toast(`‘${values.subject}’ is gewijzigd.`)
      onClose()
    } catch (error) {
      setIsWaiting(needsTeams(error))
      showProblems(error, form.setError)
      if (isConflict(error)) await loadAgain().catch(() => setDifferences([]))
    }
  })
  const problem = needsTeams(change.error) || isConflict(change.error) ? null : change.error
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen && !change.isPending) onClose()
      }}
      title="Meeting wijzigen"
      description="De wijziging gaat ook naar Teams; de deelnemers krijgen bericht."
      actions={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={FORM_ID} busy={change.isPending}>
            Opslaan
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={FORM_ID} noValidate aria-label="Meeting wijzigen" onSubmit={(event) => void send(event)}>
          <Stack gap={5}>
            {differences && (
              <Notice tone="amber" title={messages.meetingConflict}>
                {differences.length > 0 && (
                  <ul>
                    {differences.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
                Wat je zelf veranderde, staat er nog. Sla nog eens op als het zo klopt.
              </Notice>
            )}
            <MeetingFields disabled={change.isPending} vacancyTitle={base.vacancy?.title} />
            <TextArea
              label="Bericht aan de deelnemers"
              hint="Mag leeg blijven."
              maxLength={limits.longText}
              disabled={change.isPending}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
            {isWaiting && (
              <TeamsSignIn text="De wijziging gaat door zodra je bent ingelogd." onConnected={() => void send()} />
            )}
            {problem && !isWaiting && (
              <TeamsProblem
                error={problem}
                fallback={messages.meetingChangeFailed}
                onSwitch={() => setIsWaiting(true)}
              />
            )}
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  )
}
