import { limits } from '@wervio/contracts'
import { Button, Chip, Cluster, Stack, TextField, tokens } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

/** Level with the input beside it, under which room for an error begins. */
const Add = styled(Button)`
  margin-bottom: calc(${tokens.space[1]} + (${tokens.control.large} - ${tokens.control.medium}) / 2);
  ${tokens.breakpoint.touch} { margin-bottom: ${tokens.space[1]}; }
`

type Props = {
  /** What one of the words is: 'Vaardigheid'. */
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
  disabled?: boolean
}

/** Words as chips: each can go, more are typed, several at once with commas between. What was typed counts once the field is left. */
export const WordList = ({ label, words, onChange, disabled = false }: Props) => {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed === '') return
    const known = new Set(words.map((word) => word.toLocaleLowerCase('nl-NL')))
    const fresh = typed.split(/[,;\n]/).map((word) => word.trim().slice(0, limits.shortText)).filter((word) => word !== '' && !known.has(word.toLocaleLowerCase('nl-NL')))
    setTyped('')
    if (fresh.length > 0) onChange([...words, ...new Set(fresh)])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Stack gap={2}>
      {words.length > 0 && (
        <Cluster as="ul" gap={2} aria-label={`Gekozen: ${label.toLocaleLowerCase('nl-NL')}`}>
          {words.map((word) => <li key={word}><Chip disabled={disabled} onRemove={() => onChange(words.filter((other) => other !== word))}>{word}</Chip></li>)}
        </Cluster>
      )}
      <Cluster gap={2} align="end">
        <TextField label={`${label} toevoegen`} autoComplete="off" value={typed} disabled={disabled} onChange={({ target }) => setTyped(target.value)} onKeyDown={onKeyDown} onBlur={add} />
        <Add variant="secondary" icon={Plus} disabled={disabled || typed.trim() === ''} onClick={add}>Toevoegen</Add>
      </Cluster>
    </Stack>
  )
}
