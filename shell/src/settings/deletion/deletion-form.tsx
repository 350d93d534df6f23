import { messages, type DeletionPreview } from '@wervio/contracts'
import { Notice, Stack, Text, TextField } from '@wervio/ui'
import { useState, type SubmitEvent } from 'react'
import { CountList } from './count-list.tsx'

type Props = {
  id: string
  preview: DeletionPreview
  /** Why it was not deleted, or null. */
  problem: string | null
  onSubmit: (email: string) => void
}

/** What goes with the account, and the field for its address. */
export const DeletionForm = ({ id, preview: { email, items }, problem, onSubmit }: Props) => {
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSame = typed.trim().toLowerCase() === email.toLowerCase()
    setIsRefused(!isSame)
    if (isSame) onSubmit(typed)
  }
  return (
    <form id={id} noValidate onSubmit={submit} aria-label="Account verwijderen">
      <Stack gap={4}>
        {problem && <Notice tone="red">{problem}</Notice>}
        <Text>Je bent de enige in je organisatie. Met je account wordt ook de organisatie gewist, met alles erin:</Text>
        <CountList counts={items} label="Wat wordt gewist" />
        <Text size="small" tone="muted">
          Koppelingen met Microsoft worden verbroken. Afspraken in je agenda bij Microsoft en mails die je al
          verstuurde, blijven waar ze zijn. Geluid van opnames is binnen een uur gewist.
        </Text>
        <TextField
          label={`Typ ${email} om te bevestigen`}
          type="email"
          autoComplete="off"
          required
          value={typed}
          error={isRefused ? messages.deletionEmailWrong : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </form>
  )
}
