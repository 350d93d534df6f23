import { ArrowLeft, ArrowRight, Check, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { css, styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { Chip } from '../actions/chip.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Cluster } from '../layout/cluster.ts'
import { Stack } from '../layout/stack.ts'
import { tokens } from '../theme/tokens.ts'
import { TextField } from './text-field.tsx'

/** Level with the input beside it, under which room for an error begins. */
const besideInput = css`
  margin-bottom: calc(${tokens.space[1]} + (${tokens.control.large} - ${tokens.control.medium}) / 2);
  ${tokens.breakpoint.touch} {
    margin-bottom: ${tokens.space[1]};
  }
`
const AddButton = styled(Button)`
  ${besideInput}
`
const ChangeButtons = styled.div`
  ${besideInput}
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

type Props = {
  /** What one of the words is: 'Vaardigheid'. */
  label: string
  words: readonly string[]
  /** Characters of one word; what is longer is cut. */
  longest: number
  onChange: (words: string[]) => void
  disabled?: boolean
  /** Called when the field begins or ends to hold something that is not in the list. */
  onTyping?: (isTyping: boolean) => void
}

/**
 * Words as chips that can be removed, changed and moved, with a field to add more; commas separate several. Leaving the
 * field adds what it holds.
 */
export const WordList = ({ label, words, longest, onChange, disabled = false, onTyping }: Props) => {
  const [inputText, setInputText] = useState('')
  /** Index of the word that is being changed. */
  const [editedIndex, setEditedIndex] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isTyping = inputText !== (editedIndex === null ? '' : words[editedIndex])
  const reportTyping = useEffectEvent((isNowTyping: boolean) => onTyping?.(isNowTyping))
  useEffect(() => reportTyping(isTyping), [isTyping])
  const open = (index: number | null) => {
    setEditedIndex(index)
    setInputText(index === null ? '' : (words[index] ?? ''))
    if (index !== null) input.current?.focus()
  }
  const commitInput = () => {
    if (inputText === '' && editedIndex === null) return
    const others = words.filter((_, index) => index !== editedIndex)
    const existingWords = new Set(others.map((word) => word.toLocaleLowerCase('nl-NL')))
    const newWords = [
      ...new Set(
        inputText
          .split(/[,;\n]/)
          .map((word) => word.trim().slice(0, longest))
          .filter((word) => word !== '' && !existingWords.has(word.toLocaleLowerCase('nl-NL'))),
      ),
    ]
    const position = editedIndex ?? words.length
    open(null)
    if (editedIndex === null ? newWords.length > 0 : newWords.join() !== words[editedIndex])
      onChange([...others.slice(0, position), ...newWords, ...others.slice(position)])
  }
  const move = (offset: 1 | -1) => {
    if (editedIndex === null) return
    const otherWords = words.toSpliced(editedIndex, 1)
    onChange(otherWords.toSpliced(editedIndex + offset, 0, words[editedIndex] ?? ''))
    setEditedIndex(editedIndex + offset)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    if (event.ctrlKey || event.metaKey) {
      // The page may save with these keys: the word is in the list before it reads the form.
      flushSync(commitInput)
      return
    }
    event.preventDefault()
    commitInput()
  }
  return (
    <Stack gap={2}>
      {words.length > 0 && (
        <Cluster as="ul" gap={2} aria-label={`Gekozen: ${label.toLocaleLowerCase('nl-NL')}`}>
          {words.map((word, index) => (
            <li key={word}>
              <Chip
                disabled={disabled}
                selected={index === editedIndex}
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
          if (!currentTarget.contains(relatedTarget)) commitInput()
        }}
      >
        <TextField
          ref={input}
          label={`${label} ${editedIndex === null ? 'toevoegen' : 'wijzigen'}`}
          autoComplete="off"
          value={inputText}
          disabled={disabled}
          onChange={({ target }) => setInputText(target.value)}
          onKeyDown={handleKeyDown}
        />
        {editedIndex === null ? (
          <AddButton
            variant="secondary"
            icon={Plus}
            disabled={disabled || inputText.trim() === ''}
            onClick={commitInput}
          >
            Toevoegen
          </AddButton>
        ) : (
          <ChangeButtons>
            <IconButton label="Naar voren" icon={ArrowLeft} disabled={editedIndex === 0} onClick={() => move(-1)} />
            <IconButton
              label="Naar achteren"
              icon={ArrowRight}
              disabled={editedIndex === words.length - 1}
              onClick={() => move(1)}
            />
            <Button variant="secondary" icon={Check} onClick={commitInput}>
              Klaar
            </Button>
          </ChangeButtons>
        )}
      </Cluster>
    </Stack>
  )
}
