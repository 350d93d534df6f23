import { brand } from '@wervio/brand'
import { limits } from '@wervio/contracts'
import { IconButton, Text, tokens, numberText } from '@wervio/ui'
import { ArrowUp, Square } from 'lucide-react'
import { useId, type KeyboardEvent, type Ref, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

const NEAR = 0.85

const Box = styled.form`
  flex-shrink: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  border-top: 1px solid ${tokens.line.base};
`
const Field = styled.div<{ $wrong: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  border: 1px solid ${({ $wrong }) => ($wrong ? tokens.status.red.base : tokens.line.control)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  &:focus-within {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -1px;
  }
`
const Area = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: ${tokens.control.medium};
  max-height: 9rem;
  padding: ${tokens.space[2]};
  border: 0;
  background: transparent;
  font: ${tokens.font.body};
  field-sizing: content;
  resize: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${tokens.text.faint};
    opacity: 1;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
    font-size: 1rem;
  }
`
const Send = styled(IconButton)`
  margin: 2px;
  ${tokens.breakpoint.touch} {
    margin: 0;
  }
  background: ${tokens.accent.base};
  color: ${tokens.accent.on};
  &&:hover:not(:disabled) {
    background: ${tokens.accent.hover};
  }
`

type Props = {
  question: string
  onType: (text: string) => void
  onSend: () => void
  onStop: () => void
  busy: boolean
  disabled: boolean
  /** Why the last question was not sent. */
  problem: string | null
  field: Ref<HTMLTextAreaElement>
}

const overLimit = (question: string): string | null => {
  const excess = question.trim().length - limits.chatMessage
  return excess > 0 ? `Je vraag is te lang: ${numberText(excess)} tekens te veel.` : null
}

const roomLeft = (question: string): string | null =>
  question.length >= limits.chatMessage * NEAR
    ? `Nog ${numberText(limits.chatMessage - question.trim().length)} tekens`
    : null

/** The field for a question. Enter sends, Shift+Enter starts a new line; during an answer a button stops it. */
export const Composer = ({ question, onType, onSend, onStop, busy, disabled, problem, field }: Props) => {
  const note = useId()
  const excess = overLimit(question)
  const wrong = excess ?? problem
  const mayAsk = !busy && !disabled && excess === null
  const send = () => {
    if (mayAsk) onSend()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const placeholder = `Stel je vraag aan ${brand().name}...`
  return (
    <Box onSubmit={submit} aria-label="Vraag aan de assistent" noValidate>
      <Field $wrong={wrong !== null}>
        <Area
          ref={field}
          rows={1}
          value={question}
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={wrong !== null || undefined}
          aria-describedby={note}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        {busy ? (
          <Send key="stop" label="Stop met antwoorden" icon={Square} onClick={onStop} />
        ) : (
          <Send
            key="send"
            type="submit"
            label="Vraag versturen"
            icon={ArrowUp}
            disabled={!mayAsk || question.trim() === ''}
          />
        )}
      </Field>
      <Text as="div" size="small" id={note} aria-live="polite" tone={wrong === null ? 'muted' : 'red'} tabular>
        {wrong ?? roomLeft(question)}
      </Text>
    </Box>
  )
}
