import { messages, type DeletionPreview } from '@wervio/contracts'
import { Notice, Stack, Text, TextField } from '@wervio/ui'
import { useState, type SubmitEvent } from 'react'
import { DeletionCounts } from './deletion-counts.tsx'
import { HeirField } from './heir-field.tsx'
import type { DeletionRequest } from './use-deletion.ts'

type Props = {
  id: string
  preview: DeletionPreview
  /** Why it was not deleted, or null. */
  problem: string | null
  onSubmit: (request: DeletionRequest) => void
}

/** What goes with the account, who takes over, and the field for its address. */
export const DeletionForm = ({ id, preview, problem, onSubmit }: Props) => {
  const { email, succession } = preview
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState('')
  const [isTried, setIsTried] = useState(false)
  const needsHeir = succession !== null && (succession.is_last_owner || succession.handed_over.length > 0)
  // Somebody who was chosen may have left meanwhile.
  const heir = needsHeir && succession.heirs.some((each) => each.id === choice) ? choice : ''
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isSame || (needsHeir && heir === '')) return
    setIsTried(false)
    onSubmit({ email: typed, ...(needsHeir && { heir, makes_owner: succession.is_last_owner }) })
  }
  return (
    <form id={id} noValidate onSubmit={submit} aria-label="Account verwijderen">
      <Stack gap={4}>
        {problem && <Notice tone="red">{problem}</Notice>}
        {needsHeir && (
          <HeirField
            succession={succession}
            value={heir}
            problem={isTried && heir === '' ? messages.heirMissing : undefined}
            onChange={setChoice}
          />
        )}
        <DeletionCounts preview={preview} />
        <Text size="small" tone="muted">
          Koppelingen met Microsoft worden verbroken. Afspraken in je agenda bij Microsoft en mails die je al
          verstuurde, blijven waar ze zijn.{!succession && ' Geluid van opnames is binnen een uur gewist.'}
        </Text>
        <TextField
          label={`Typ ${email} om te bevestigen`}
          type="email"
          autoComplete="off"
          required
          value={typed}
          error={isTried && !isSame ? messages.deletionEmailWrong : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </form>
  )
}
