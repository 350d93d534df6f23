import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { listRecordings, messages, saveRecording, type TranscriptionData } from '@wervio/contracts'
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
