import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, isNotFound, queryKeys } from '@wervio/api-client'
import {
  deleteRecording,
  listRecordings,
  messages,
  restoreRecording,
  saveRecording,
  type Recording,
  type TranscriptionData,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'

/** The interviews stored with a candidate, newest first. */
export const useRecordings = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.recordings(id),
    queryFn: ({ signal }) => call(listRecordings, { params: { id } }, { signal }),
  })

/** Stores an interview with a candidate; calls `onSaved` afterwards, unless the page was left meanwhile. */
export const useSaveRecording = (id: string, onSaved: () => void) => {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: (recording: TranscriptionData) => call(saveRecording, { params: { id }, body: recording }),
    onSuccess: async () => {
      toast('De gespreksopname staat bij de kandidaat.')
      if (isMounted.current) onSaved()
      await queries.invalidateQueries({ queryKey: queryKeys.candidates.recordings(id) })
      await queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) })
    },
    onError: (error) => toast(errorText(error, messages.recordingSaveFailed), { tone: 'red' }),
  })
}

/** Deletes an interview, which goes from the page at once; the message can bring it back. */
export const useDeleteRecording = (candidateId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.candidates.recordings(candidateId)
  const outdate = async () => {
    await queries.invalidateQueries({ queryKey })
    await queries.invalidateQueries({ queryKey: queryKeys.candidates.consents(candidateId) })
    await queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(candidateId) })
  }
  const restore = useMutation({
    mutationFn: ({ id }: Recording) => call(restoreRecording, { params: { id } }),
    onSuccess: async () => {
      toast('De gespreksopname staat er weer.')
      await outdate()
    },
    onError: (error) => toast(errorText(error, messages.recordingGone), { tone: 'red' }),
  })
  return useMutation({
    mutationFn: ({ id }: Recording) => call(deleteRecording, { params: { id } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Recording[]>(queryKey, (recordings) => recordings?.filter((each) => each.id !== id))
    },
    onSuccess: async (_answer, recording) => {
      queries.removeQueries({ queryKey: queryKeys.recordings.one(recording.id) })
      toast('De gespreksopname is verwijderd.', {
        action: { label: 'Ongedaan maken', onSelect: () => restore.mutate(recording) },
      })
      await outdate()
    },
    onError: async (error) => {
      if (!isNotFound(error)) toast(errorText(error, messages.recordingDeleteFailed), { tone: 'red' })
      await outdate()
    },
  })
}
