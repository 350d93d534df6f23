import { limits } from '@wervio/contracts'
import { Button, numberText, Text, tokens } from '@wervio/ui'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  transition: border-color ${tokens.motion.quick};
  &:focus-within {
    border-color: ${tokens.accent.base};
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -1px;
  }
`
const Words = styled.textarea`
  display: block;
  width: 100%;
  min-height: 3.75rem;
  max-height: 50dvh;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${tokens.text.base};
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
    font-size: 1rem;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[3]};
  > :first-child {
    margin-right: auto;
  }
`
const Keys = styled.kbd`
  padding: 0 ${tokens.space[1]};
  border: 1px solid ${tokens.line.base};
  border-radius: 5px;
  font: ${tokens.font.tiny};
  color: ${tokens.text.muted};
  white-space: nowrap;
  @media (pointer: coarse) {
    display: none;
  }
  @container (max-width: 19rem) {
    display: none;
  }
`
const Below = styled.div`
  &:not(:empty) {
    margin-top: ${tokens.space[2]};
  }
`

type Props = {
  /** Name of the form and of its field. */
  label: string
  text: string
  onChange: (text: string) => void
  /** What is wrong, or what somebody should know before they store it. */
  notice?: ReactNode
  hint?: string
  submitLabel: string
  isBusy: boolean
  /** Stores the words; called only when there are some. */
  onSubmit: () => void
  /** Of a form that can be closed. Escape closes it while `isChanged` is false. */
  onCancel?: () => void
  isChanged: boolean
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** The words of one note, with what is done with them under them in one frame. Ctrl+Enter stores them. */
export const NoteForm = ({
  label,
  text,
  onChange,
  notice,
  hint,
  submitLabel,
  isBusy,
  onSubmit,
  onCancel,
  isChanged,
  fieldRef,
}: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const noticeId = useId()
  const isBlank = text.trim() === ''
  const isTooLong = text.trim().length > limits.longText
  const submit = () => {
    if (!isBusy && !isBlank && !isTooLong) onSubmit()
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Escape' && !isChanged && !isBusy) onCancel?.()
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => handleKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Frame>
        <Words
          ref={fieldRef}
          aria-label={label}
          aria-describedby={noticeId}
          aria-invalid={isTooLong || undefined}
          placeholder="Schrijf een notitie…"
          rows={2}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => onChange(target.value)}
        />
        <Foot>
          {isTooLong ? (
            <Text as="span" size="small" tone="red">
              Hoogstens {numberText(limits.longText)} tekens.
            </Text>
          ) : (
            <Text as="span" size="small" tone="muted">
              {hint}
            </Text>
          )}
          <Keys aria-hidden>Ctrl Enter</Keys>
          {onCancel && (
            <Button variant="quiet" size="small" disabled={isBusy} onClick={onCancel}>
              Annuleren
            </Button>
          )}
          <Button type="submit" variant="secondary" size="small" busy={isBusy} disabled={isBlank || isTooLong}>
            {submitLabel}
          </Button>
        </Foot>
      </Frame>
      <Below id={noticeId} aria-live="polite">
        {notice}
      </Below>
    </form>
  )
}
