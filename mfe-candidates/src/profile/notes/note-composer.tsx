import { errorText } from '@wervio/api-client'
import { noteDraftStore } from '@wervio/candidates'
import { messages } from '@wervio/contracts'
import { usePageActions } from '@wervio/remote-kit'
import { Notice } from '@wervio/ui'
import { useRef, useState } from 'react'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'
import { onThisCandidate } from '../on-this-candidate.ts'
import { NoteForm } from './note-form.tsx'
import { useAddNote } from './use-notes.ts'

/** A new note. What was typed stays in this browser until it is placed. */
export const NoteComposer = ({ id, name, uid }: { id: string; name: string; uid: string }) => {
  const field = useRef<HTMLTextAreaElement>(null)
  usePageActions(onThisCandidate({ name }), [
    { label: 'Notitie schrijven', icon: 'note', run: () => field.current?.focus() },
  ])
  const [storedDraft] = useState(() => noteDraftStore(uid, id).read()?.text ?? '')
  const [text, setText] = useState(storedDraft)
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  // A key belongs to one text: words that were added after a lost answer are a note of their own.
  const sentNote = useRef({ text: '', key: '' })
  const keep = (words: string) => {
    setText(words)
    const store = noteDraftStore(uid, id)
    if (words.trim() === '') store.drop()
    else setIsStorageRefused(!store.keep({ text: words }))
  }
  const {
    mutate: add,
    error,
    isPending,
  } = useAddNote(id, () => {
    sentNote.current = { text: '', key: '' }
    keep('')
  })
  const place = () => {
    const words = text.trim()
    if (sentNote.current.text !== words) sentNote.current = { text: words, key: crypto.randomUUID() }
    add({ text: words, creation_key: sentNote.current.key })
  }
  const isChanged = text.trim() !== ''
  return (
    <>
      <NoteForm
        fieldRef={field}
        label="Nieuwe notitie"
        text={text}
        onChange={keep}
        hint="Alleen voor je team"
        submitLabel="Plaats"
        isBusy={isPending}
        isChanged={isChanged}
        onSubmit={place}
        notice={
          error && !isPending ? (
            <Notice tone="red" title={errorText(error, messages.noteSaveFailed)}>
              Wat je hebt getypt, staat er nog.
            </Notice>
          ) : (
            storedDraft !== '' &&
            text === storedDraft && <Notice>Je had deze notitie nog niet geplaatst. Ze staat er weer.</Notice>
          )
        }
      />
      <LeaveQuestion
        hasUnsaved={() => isChanged}
        isLostOnClose={() => isChanged && isStorageRefused}
        title="Je notitie is nog niet geplaatst"
        text={
          isStorageRefused
            ? 'Je browser kan niet bewaren wat je typte: als je nu weggaat, is het weg.'
            : 'Ze blijft alleen in deze browser staan, tot je deze kandidaat weer opent en haar plaatst.'
        }
      />
    </>
  )
}
