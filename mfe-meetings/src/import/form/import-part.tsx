import { errorText } from '@wervio/api-client'
import { useCandidate } from '@wervio/candidates'
import { messages, type RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { Notice, Stack } from '@wervio/ui'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { importDraftStore } from './import-draft-store.ts'
import { ImportForm } from './import-form.tsx'
import { emptyImport } from './import-values.ts'

type Props = {
  /** What the address names. */
  candidateId: string | null
  meetingId: string | null
  vacancyId: string | null
  imports: readonly RecordingImport[]
  /** Says whether somebody is filling in the form. */
  onFilling: (isFilling: boolean) => void
  onStarted: (started: RecordingImport) => void
}

/** An id of an address; a text that is none names nothing. */
const idOf = (text: string | null): string | null => z.uuid().nullable().safeParse(text).data ?? null

/** The form, for the candidate of the address, who is known by then or can't be had. */
export const ImportPart = ({ candidateId, meetingId, vacancyId, ...rest }: Props) => {
  const uid = useCurrentUser()?.uid ?? ''
  /** Rises when somebody throws away what they had filled in. */
  const [round, setRound] = useState(0)
  const { data, error } = useCandidate(candidateId)
  const store = useMemo(() => importDraftStore(uid, candidateId), [uid, candidateId])
  const candidate = useMemo(() => data && { id: data.id, name: data.name, email: data.email }, [data])
  const blank = useMemo(() => emptyImport(candidate ?? null, idOf(vacancyId)), [candidate, vacancyId])
  return (
    <Stack gap={4}>
      {error && (
        <Notice tone="amber" title={errorText(error, messages.candidateFailed)}>
          Kies hieronder zelf van wie dit gesprek is.
        </Notice>
      )}
      <ImportForm
        key={`${candidate?.id ?? ''}:${round}`}
        store={store}
        blank={blank}
        meetingId={idOf(meetingId)}
        onDiscard={() => {
          store.drop()
          setRound((count) => count + 1)
        }}
        {...rest}
      />
    </Stack>
  )
}
