import { errorText, isNotFound } from '@wervio/api-client'
import { messages, type CandidateNote } from '@wervio/contracts'
import { Notice, tokens } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'
import { NoteForm } from './note-form.tsx'
import { noteOfConflict, useAddNote, useEditNote } from './use-notes.ts'

const TheirWords = styled.blockquote`
  margin-block: ${tokens.space[2]};
  padding-left: ${tokens.space[3]};
  border-left: 2px solid currentcolor;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

type Props = { candidateId: string; note: CandidateNote; onClose: () => void }

/** Changes an own note. What another tab wrote meanwhile is shown before it is replaced. */
export const NoteEditor = ({ candidateId, note, onClose }: Props) => {
  const [text, setText] = useState(note.text)
  const [base, setBase] = useState(note)
  const [newNoteKey] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = useEditNote(candidateId)
  const add = useAddNote(candidateId, onClose)
  const isGone = isNotFound(edit.error)
  const isPending = edit.isPending || add.isPending
  const theirs = noteOfConflict(edit.error)
  const error = add.error ?? edit.error
  const isChanged = text.trim() !== base.text
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const save = () => {
    const words = text.trim()
    if (isGone) add.mutate({ text: words, creation_key: newNoteKey })
    else if (words === base.text) onClose()
    else
      edit.mutate(
        { note, text: words, version: base.version },
        {
          onSuccess: onClose,
          onError: (problem) => setBase((current) => noteOfConflict(problem) ?? current),
        },
      )
  }
  const notice = () => {
    if (isPending || !error) return null
    if (theirs)
      return (
        <Notice tone="amber" title="Deze notitie is intussen ergens anders gewijzigd">
          Daar staat nu:
          <TheirWords>{theirs.text}</TheirWords>
          Met ‘Opslaan’ komt jouw tekst ervoor in de plaats.
        </Notice>
      )
    return (
      <Notice tone="red" title={errorText(error, messages.noteSaveFailed)}>
        {isGone
          ? 'Wat je typte, staat er nog. Je kunt er een nieuwe notitie van maken.'
          : 'Wat je typte, staat er nog.'}
      </Notice>
    )
  }
  return (
    <>
      <NoteForm
        label="Notitie wijzigen"
        text={text}
        onChange={setText}
        submitLabel={isGone ? 'Plaats als nieuwe notitie' : 'Opslaan'}
        isBusy={isPending}
        isChanged={isChanged}
        onSubmit={save}
        onCancel={onClose}
        fieldRef={field}
        notice={notice()}
      />
      <LeaveQuestion
        hasUnsaved={() => isChanged}
        title="Je notitie is nog niet opgeslagen"
        text="Als je nu weggaat, is je wijziging weg."
      />
    </>
  )
}
