import { useCandidateChoice } from '@wervio/candidates'
import { limits, type CandidateSummary } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text, TextField } from '@wervio/ui'
import { useRef, useState } from 'react'
import { Suggestions } from '../../planning/form/suggestions.tsx'
import type { Recipient } from '../draft/mail-draft.ts'

type Props = {
  recipients: readonly Recipient[]
  onAdd: (person: Pick<CandidateSummary, 'id' | 'name' | 'email'>) => void
  onRemove: (id: string) => void
}

/** Whom the mail is for: candidates, searched by name. Each gets a mail of their own. */
export const RecipientsField = ({ recipients, onAdd, onRemove }: Props) => {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { candidates, isSettled } = useCandidateChoice(words)
  const isSearching = words.trim().length >= limits.searchMinimum
  const others = candidates.filter(({ id }) => recipients.every((recipient) => recipient.id !== id))
  return (
    <Stack gap={2}>
      {recipients.length > 0 && (
        <Cluster gap={2} as="ul" aria-label="Aan">
          {recipients.map(({ id, name }) => (
            <li key={id}>
              <Chip
                onRemove={() => {
                  onRemove(id)
                  input.current?.focus()
                }}
              >
                {name}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      <TextField
        ref={input}
        label={recipients.length > 0 ? 'Nog een kandidaat' : 'Aan'}
        hint="Ieder krijgt een eigen mail."
        type="search"
        placeholder="Zoek op naam"
        autoComplete="off"
        maxLength={limits.searchText}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isSearching && (
        <Suggestions
          label="Gevonden kandidaten"
          people={others.map(({ id, name, title, email }) => ({ id, name, text: title ?? '', email }))}
          verb="Kies"
          onChoose={(person) => {
            onAdd(person)
            setWords('')
            input.current?.focus()
          }}
        />
      )}
      {isSearching && isSettled && others.length === 0 && (
        <Text as="output" size="small" tone="muted">
          Geen kandidaten gevonden.
        </Text>
      )}
    </Stack>
  )
}
