import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listRecordings, messages, saveRecording, type TranscriptionData } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { errorText } from '../../candidate/error-text.ts'

/** The interviews kept with a candidate, newest first. */
export const useRecordings = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.recordings(id),
    queryFn: ({ signal }) => call(listRecordings, { params: { id } }, { signal }),
    retry: false,
  })

/** Keeps an interview with a candidate; `onKept` after it is stored. */
export const useKeepRecording = (id: string, onKept: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: TranscriptionData) => call(saveRecording, { params: { id }, body: given }),
    onSuccess: async () => {
      toast('De gespreksopname staat bij de kandidaat.')
      onKept()
      await queries.invalidateQueries({ queryKey: queryKeys.candidates.recordings(id) })
      await queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) })
    },
    onError: (error) => toast(errorText(error, messages.recordingSaveFailed), { tone: 'red' }),
  })
}
