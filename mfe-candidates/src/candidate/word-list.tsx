import { limits } from '@wervio/contracts'
import { Button, Chip, Cluster, IconButton, Stack, TextField, tokens } from '@wervio/ui'
import { ArrowLeft, ArrowRight, Check, Plus } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { css, styled } from 'styled-components'

/** Level with the input beside it, under which room for an error begins. */
const beside = css`
  margin-bottom: calc(${tokens.space[1]} + (${tokens.control.large} - ${tokens.control.medium}) / 2);
  ${tokens.breakpoint.touch} {
    margin-bottom: ${tokens.space[1]};
  }
`
const Add = styled(Button)`
  ${beside}
`
const Change = styled.div`
  ${beside}
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

type Props = {
  /** What one of the words is: 'Vaardigheid'. */
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
  disabled?: boolean
}

/** Words as chips: each can go, change or move, more are typed, several at once with commas between. What was typed counts once the field is left. */
export const WordList = ({ label, words, onChange, disabled = false }: Props) => {
  const [typed, setTyped] = useState('')
  /** The place of the word that is being changed. */
  const [at, setAt] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const open = (index: number | null) => {
    setAt(index)
    setTyped(index === null ? '' : (words[index] ?? ''))
    if (index !== null) input.current?.focus()
  }
  const keep = () => {
    if (typed === '' && at === null) return
    const others = words.filter((_, index) => index !== at)
    const known = new Set(others.map((word) => word.toLocaleLowerCase('nl-NL')))
    const fresh = [
      ...new Set(
        typed
          .split(/[,;\n]/)
          .map((word) => word.trim().slice(0, limits.shortText))
          .filter((word) => word !== '' && !known.has(word.toLocaleLowerCase('nl-NL'))),
      ),
    ]
    const place = at ?? words.length
    open(null)
    if (at === null ? fresh.length > 0 : fresh.join() !== words[at])
      onChange([...others.slice(0, place), ...fresh, ...others.slice(place)])
  }
  const move = (by: 1 | -1) => {
    if (at === null) return
    const next = words.toSpliced(at, 1)
    onChange(next.toSpliced(at + by, 0, words[at] ?? ''))
    setAt(at + by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    keep()
  }
  return (
    <Stack gap={2}>
      {words.length > 0 && (
        <Cluster as="ul" gap={2} aria-label={`Gekozen: ${label.toLocaleLowerCase('nl-NL')}`}>
          {words.map((word, index) => (
            <li key={word}>
              <Chip
                disabled={disabled}
                selected={index === at}
                onEdit={() => open(index)}
                onRemove={() => {
                  open(null)
                  onChange(words.filter((other) => other !== word))
                }}
              >
                {word}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      {/* Leaving the field for one of its own buttons isn't leaving it. */}
      <Cluster
        gap={2}
        align="end"
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) keep()
        }}
      >
        <TextField
          ref={input}
          label={`${label} ${at === null ? 'toevoegen' : 'wijzigen'}`}
          autoComplete="off"
          value={typed}
          disabled={disabled}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        {at === null ? (
          <Add variant="secondary" icon={Plus} disabled={disabled || typed.trim() === ''} onClick={keep}>
            Toevoegen
          </Add>
        ) : (
          <Change>
            <IconButton label="Naar voren" icon={ArrowLeft} disabled={at === 0} onClick={() => move(-1)} />
            <IconButton
              label="Naar achteren"
              icon={ArrowRight}
              disabled={at === words.length - 1}
              onClick={() => move(1)}
            />
            <Button variant="secondary" icon={Check} onClick={keep}>
              Klaar
            </Button>
          </Change>
        )}
      </Cluster>
    </Stack>
  )
}
