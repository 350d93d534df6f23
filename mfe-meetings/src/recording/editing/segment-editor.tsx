import { errorText, isNotFound } from '@wervio/api-client'
import { limits, messages, type RecordingDetails } from '@wervio/contracts'
import { Button, Cluster, Notice, numberText, SelectField, Stack, Text, TextArea, toast, tokens } from '@wervio/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { namesOf, type RecordedSegment } from '../recorded-segments.ts'
import { isConflict, type RecordingChanges } from '../use-recording.ts'
import { NEW_SPEAKER, saveSegment, undoSegment, type SegmentWords } from './save-segment.ts'

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${tokens.accent.base};
  }
`
const Quote = styled.blockquote`
  padding-left: ${tokens.space[3]};
  border-left: 2px solid ${tokens.line.strong};
  overflow-wrap: anywhere;
`

type Props = {
  recording: RecordingDetails
  segment: RecordedSegment
  changes: RecordingChanges
  onClose: () => void
}

/** Changes what a segment says and who says it. What somebody else wrote meanwhile is shown before it is replaced. */
export const SegmentEditor = ({ recording, segment, changes, onClose }: Props) => {
  const [words, setWords] = useState<SegmentWords>({
    text: segment.text,
    speaker: segment.speakerId,
    isFromHere: false,
  })
  const [firstSegment] = useState(segment)
  const [hasMetOther, setHasMetOther] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const nameId = useId()
  // What the change is held beside: after a conflict that is what somebody else wrote.
  const base = hasMetOther ? segment : firstSegment
  const names = namesOf(recording.speakers)
  const text = words.text.trim()
  const isMoved = words.speaker !== base.speakerId
  const isChanged = text !== base.text.trim() || isMoved
  const isRefused = text === '' || text.length > limits.longText
  useEffect(() => field.current?.focus(), [])
  const save = async (change: SegmentWords | 'original') => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const undo = await saveSegment(changes, recording, base, change)
      onClose()
      toast('Het stuk is gewijzigd.', {
        action: { label: 'Ongedaan maken', onSelect: () => void undoSegment(changes, undo) },
      })
    } catch (error) {
      setProblem(error as Error)
      if (isConflict(error)) setHasMetOther(true)
      setIsBusy(false)
    }
  }
  const isTakenOver = isConflict(problem)
  const notice = () => {
    if (!problem) return null
    if (isTakenOver)
      return (
        <Notice tone="amber" title={messages.recordingConflict}>
          <Stack gap={2}>
            <Text size="small">Daar staat nu, door {segment.speaker || 'een onbekende spreker'}:</Text>
            <Quote>{segment.text}</Quote>
            <Text size="small">Wat je typte, staat er nog. Met ‘Opslaan’ komt het ervoor in de plaats.</Text>
          </Stack>
        </Notice>
      )
    return (
      <Notice tone="red" title={errorText(problem, messages.recordingChangeFailed)}>
        {!isNotFound(problem) && 'Wat je typte, staat er nog.'}
      </Notice>
    )
  }
  return (
    <form
      noValidate
      aria-labelledby={nameId}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRefused) return
        if (isChanged) void save(words)
        else onClose()
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          id={nameId}
          label="Wat er gezegd wordt"
          value={words.text}
          readOnly={isBusy}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isChanged && !isBusy) onClose()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
          error={text.length > limits.longText ? `Hoogstens ${numberText(limits.longText)} tekens.` : ''}
          onChange={({ target }) => setWords({ ...words, text: target.value })}
        />
        {base.original !== null && (
          <Stack gap={1}>
            <Text size="small" tone="muted">
              De motor schreef:
            </Text>
            <Quote>{base.original}</Quote>
          </Stack>
        )}
        <SelectField
          label="Wie het zegt"
          value={words.speaker}
          disabled={isBusy}
          onChange={({ target }) => setWords({ ...words, speaker: target.value })}
        >
          {!names.has(words.speaker) && words.speaker !== NEW_SPEAKER && (
            <option value={words.speaker}>Onbekende spreker</option>
          )}
          {[...names].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW_SPEAKER}>Iemand anders (nieuwe spreker)</option>
        </SelectField>
        {isMoved && (
          <Choice>
            <input
              type="checkbox"
              checked={words.isFromHere}
              disabled={isBusy}
              onChange={({ target }) => setWords({ ...words, isFromHere: target.checked })}
            />
            Ook wat {base.speaker || 'de onbekende spreker'} hierna zegt
          </Choice>
        )}
        <div aria-live="polite">{notice()}</div>
        <Cluster gap={2}>
          <Button type="submit" size="small" busy={isBusy} disabled={isRefused}>
            Opslaan
          </Button>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onClose}>
            Annuleren
          </Button>
          {base.original !== null && (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void save('original')}>
              Zet terug
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
