import { useCandidateChoice } from '@wervio/candidates'
import { limits } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text, TextField } from '@wervio/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import type { ChosenCandidate } from './meeting-values.ts'
import { Suggestions } from './suggestions.tsx'

const Legend = styled(Text)`
  padding: 0;
`

type Props = {
  candidate: ChosenCandidate | null
  onChange: (candidate: ChosenCandidate | null) => void
  error: string | undefined
  disabled: boolean
}

/** Whom the meeting is with: one candidate, searched by name. */
export const CandidateField = ({ candidate, onChange, error, disabled }: Props) => {
  const [words, setWords] = useState('')
  const remove = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { candidates, isSettled } = useCandidateChoice(words)
  const isSearching = words.trim().length >= limits.searchMinimum
  /** What had the focus is gone after a choice: it goes to what came in its place. */
  const choose = (chosenCandidate: ChosenCandidate | null) => {
    flushSync(() => {
      setWords('')
      onChange(chosenCandidate)
    })
    ;(chosenCandidate ? remove : input).current?.focus()
  }
  if (candidate)
    return (
      <Stack gap={2} as="fieldset">
        <Legend as="legend" strong>
          Kandidaat
        </Legend>
        <Cluster gap={2}>
          <Chip ref={remove} disabled={disabled} onRemove={() => choose(null)}>
            {candidate.name}
          </Chip>
        </Cluster>
        {error && (
          <Text role="alert" size="small" tone="red">
            {error}
          </Text>
        )}
      </Stack>
    )
  return (
    <Stack gap={2}>
      <TextField
        ref={input}
        label="Kandidaat"
        type="search"
        placeholder="Zoek op naam"
        autoComplete="off"
        maxLength={limits.searchText}
        value={words}
        error={error}
        disabled={disabled}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isSearching && (
        <Suggestions
          label="Gevonden kandidaten"
          people={candidates.map(({ id, name, title, email }) => ({ id, name, text: title ?? '', email }))}
          verb="Kies"
          onChoose={({ id, name, email }) => choose({ id, name, email })}
        />
      )}
      {isSearching && isSettled && candidates.length === 0 && (
        <Text as="output" size="small" tone="muted">
          Geen kandidaten gevonden.
        </Text>
      )}
    </Stack>
  )
}
