import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText, isNotFound, queryKeys } from '@wervio/api-client'
import { outdateMentions } from '@wervio/candidates'
import {
  addNote,
  deleteNote,
  editNote,
  listNotes,
  messages,
  noteConflict,
  restoreNote,
  type Candidate,
  type CandidateNote,
} from '@wervio/contracts'
import { useIsMounted } from '@wervio/remote-kit'
import { toast } from '@wervio/ui'

/** The notes about a candidate, newest first. */
export const useNotes = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.notes(id),
    queryFn: ({ signal }) => call(listNotes, { params: { id } }, { signal }),
    retryOnMount: false,
  })

/** Changes the notes as the page shows them, and has everything read again that mentions them. */
const useShowNotes = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.notes(id)
  const change = (changeNotes: (notes: CandidateNote[]) => CandidateNote[]) => {
    const notes = queries.setQueryData<CandidateNote[]>(key, (current) => current && changeNotes(current))
    if (notes)
      queries.setQueryData<Candidate>(
        queryKeys.candidates.one(id),
        (current) => current && { ...current, notes: notes[0]?.text ?? null },
      )
  }
  return {
    change,
    /** A reading that is under way would bring the notes of before. */
    cancelReading: () => queries.cancelQueries({ queryKey: key }),
    outdate: () => outdateMentions(queries, id),
  }
}

const newestFirst = (one: CandidateNote, other: CandidateNote): number =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id)

/** The form shows a failure, and a message does once the profile was left. */
const useLateFailure = () => {
  const isMounted = useIsMounted()
  return (error: Error) => {
    if (!isMounted.current) toast(errorText(error, messages.noteSaveFailed), { tone: 'red' })
  }
}

/**
 * Writes a note. The same key again, after an answer that was lost, writes it once. `onAdded` is called also when the
 * profile was left meanwhile.
 */
export const useAddNote = (id: string, onAdded: () => void) => {
  const { change, cancelReading, outdate } = useShowNotes(id)
  const onError = useLateFailure()
  return useMutation({
    scope: { id: `notes-${id}` },
    mutationFn: (note: { text: string; creation_key: string }) => call(addNote, { params: { id }, body: note }),
    onError,
    onSuccess: async (newNote) => {
      onAdded()
      await cancelReading()
      change((notes) => [newNote, ...notes.filter((note) => note.id !== newNote.id)].toSorted(newestFirst))
      void outdate()
    },
  })
}

/** The note as somebody else's tab left it; null when a change failed for another reason. */
export const noteOfConflict = (error: unknown): CandidateNote | null =>
  error instanceof ApiError && error.code === 'note_conflict'
    ? (noteConflict.safeParse(error.details).data?.current ?? null)
    : null

/** Changes the text of a note, if it is still of this version. */
export const useEditNote = (id: string) => {
  const { change, cancelReading, outdate } = useShowNotes(id)
  const onError = useLateFailure()
  return useMutation({
    scope: { id: `notes-${id}` },
    mutationFn: ({ note, text, version }: { note: CandidateNote; text: string; version: number }) =>
      call(editNote, { params: { id: note.id }, body: { text, version } }),
    onError,
    onSuccess: async (edited) => {
      await cancelReading()
      change((notes) => notes.map((note) => (note.id === edited.id ? edited : note)))
      void outdate()
    },
  })
}

/** Deletes a note, which goes from the page at once; the message can bring it back. */
export const useDeleteNote = (id: string) => {
  const { change, cancelReading, outdate } = useShowNotes(id)
  const insert = (note: CandidateNote) =>
    change((notes) => [note, ...notes.filter((other) => other.id !== note.id)].toSorted(newestFirst))
  const { mutate: restore } = useMutation({
    scope: { id: `notes-${id}` },
    mutationFn: (note: CandidateNote) => call(restoreNote, { params: { id: note.id } }),
    onSuccess: async (note) => {
      await cancelReading()
      insert(note)
      void outdate()
      toast('De notitie staat er weer.')
    },
    onError: (error) => toast(errorText(error, messages.noteRestoreFailed), { tone: 'red' }),
  })
  return useMutation({
    scope: { id: `notes-${id}` },
    mutationFn: (note: CandidateNote) =>
      call(deleteNote, { params: { id: note.id }, query: { version: note.version } }),
    onMutate: async (note) => {
      await cancelReading()
      change((notes) => notes.filter((other) => other.id !== note.id))
    },
    onSuccess: (_answer, note) => {
      void outdate()
      toast('De notitie is verwijderd.', { action: { label: 'Ongedaan maken', onSelect: () => restore(note) } })
    },
    onError: (error, note) => {
      void outdate()
      if (isNotFound(error)) return
      insert(noteOfConflict(error) ?? note)
      toast(
        noteOfConflict(error)
          ? 'Deze notitie is intussen ergens anders gewijzigd. Lees eerst wat er nu staat.'
          : errorText(error, messages.noteDeleteFailed),
        { tone: 'red' },
      )
    },
  })
}
