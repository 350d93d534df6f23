import { errorText } from '@wervio/api-client'
import { useCandidate } from '@wervio/candidates'
import { messages, type Meeting, type MeetingDraft } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { Card, LoadingState, Notice, Skeleton, Stack } from '@wervio/ui'
import { useMemo, useState } from 'react'
import { meetingDraftStore } from './meeting-draft-store.ts'
import { emptyMeeting } from './meeting-values.ts'
import { NewMeetingForm } from './new-meeting-form.tsx'

type Props = {
  /** Whom the address names, and for which vacancy. */
  candidateId: string | null
  vacancyId: string | null
  isAvailable: boolean
  isWaiting: boolean
  onWaiting: (isWaiting: boolean) => void
  onPlanned: (meeting: Meeting, draft: MeetingDraft) => void
}

/** The form, once the candidate of the address is known. */
export const NewMeetingPart = ({ candidateId, vacancyId, ...rest }: Props) => {
  const uid = useCurrentUser()?.uid ?? ''
  /** Rises when somebody throws away what they had filled in. */
  const [round, setRound] = useState(0)
  const { data, error, isLoading } = useCandidate(candidateId)
  const store = useMemo(() => meetingDraftStore(uid, candidateId), [uid, candidateId])
  const candidate = useMemo(() => data && { id: data.id, name: data.name, email: data.email }, [data])
  const blank = useMemo(() => emptyMeeting(candidate ?? null, vacancyId), [candidate, vacancyId])
  if (isLoading)
    return (
      <Card>
        <LoadingState label="Formulier laden...">
          <Skeleton height="36rem" />
        </LoadingState>
      </Card>
    )
  return (
    <Stack gap={4}>
      {error && (
        <Notice tone="amber" title={errorText(error, messages.candidateFailed)}>
          Kies hieronder zelf met wie je een gesprek plant.
        </Notice>
      )}
      <NewMeetingForm
        key={`${candidate?.id ?? ''}:${round}`}
        store={store}
        blank={blank}
        onDiscard={() => {
          store.drop()
          setRound((count) => count + 1)
        }}
        {...rest}
      />
    </Stack>
  )
}
