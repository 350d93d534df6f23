import { addNote, type CandidateNote, deleteNote as noteDeletion, editNote, messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useMay } from '@wervio/remote-kit'
import { useLocation } from '@wervio/routing'
import {
  Button,
  Card,
  Cluster,
  Count,
  Heading,
  LoadingState,
  Skeleton,
  Stack,
  Text,
  plainList,
  usePhoneScreen,
} from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { NoteComposer } from './note-composer.tsx'
import { NoteItem } from './note-item.tsx'
import { useDeleteNote, useNotes } from './use-notes.ts'

/** Notes that are seen before 'Toon alle'; on a phone the profile goes on below them. */
const SHORT_LENGTH = 5
const SHORT_LENGTH_ON_PHONE = 1

const List = styled.ol`
  ${plainList}
`

/** With the note that is being edited, also once another tab deleted it: its words are still in the form. */
const withEdited = (notes: CandidateNote[], edited: CandidateNote | null): CandidateNote[] =>
  edited && !notes.some(({ id }) => id === edited.id) ? [edited, ...notes] : notes

/** What colleagues noted about a candidate, newest first. */
export const NotesCard = ({ id, name, uid }: { id: string; name: string; uid: string }) => {
  const { data, error, isFetching, refetch } = useNotes(id)
  const { mutate: deleteNote } = useDeleteNote(id)
  const { hash } = useLocation()
  /** The one that a link leads to, however old it is. */
  const askedId = routes.candidate.notedIn(hash, 'note')
  const [isExpanded, setIsExpanded] = useState(false)
  const [edited, setEdited] = useState<CandidateNote | null>(null)
  const mayAdd = useMay(addNote)
  const mayEdit = useMay(editNote, noteDeletion)
  const heading = useRef<HTMLHeadingElement>(null)
  const shortLength = usePhoneScreen() ? SHORT_LENGTH_ON_PHONE : SHORT_LENGTH
  const notes = data && withEdited(data, edited)
  const isHidden = (note: CandidateNote, index: number) =>
    !isExpanded && index >= shortLength && note.id !== edited?.id && note.id !== askedId
  const visibleNotes = notes?.filter((note, index) => !isHidden(note, index))
  // A note that was deleted takes the focus with it.
  const count = data?.length ?? 0
  const lastCount = useRef(count)
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body) heading.current?.focus()
    lastCount.current = count
  }, [count])
  const renderNotes = () => {
    if (visibleNotes?.length === 0) return <Text tone="muted">Nog geen notities</Text>
    if (visibleNotes)
      return (
        <List aria-label="Notities, nieuwste eerst">
          {visibleNotes.map((note) => (
            <NoteItem
              key={note.id}
              candidateId={id}
              note={note}
              isAsked={note.id === askedId}
              mayEdit={mayEdit}
              isEditing={mayEdit && edited?.id === note.id}
              onEdit={() => setEdited(note)}
              onClose={() => setEdited(null)}
              onDelete={() => deleteNote(note)}
            />
          ))}
        </List>
      )
    if (error)
      return (
        <LoadError
          error={error}
          title={messages.notesFailed}
          safe="De notities zelf zijn bewaard."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return (
      <LoadingState label="Notities laden...">
        <Stack gap={2}>
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
      </LoadingState>
    )
  }
  return (
    <Card as="section" aria-label="Notities">
      <Stack gap={3}>
        <Cluster gap={2}>
          <Heading ref={heading} tabIndex={-1} level={2} size="card">
            Notities
          </Heading>
          {count > 0 && <Count>{count}</Count>}
        </Cluster>
        {mayAdd && <NoteComposer id={id} name={name} uid={uid} />}
        {renderNotes()}
        {notes && notes.length > shortLength && (
          <div>
            <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? 'Toon minder' : `Toon alle ${notes.length}`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
