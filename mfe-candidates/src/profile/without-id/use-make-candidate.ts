import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import {
  createCandidate,
  messages,
  saveRecording,
  type CandidateDraft,
  type TranscriptionData,
} from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { errorText } from '../../candidate/error-text.ts'
import { paths } from '../../paths.ts'

/** Makes a candidate and keeps the recording with him. When only the recording fails, his profile offers it again. */
export const useMakeCandidate = (recording: TranscriptionData, onMade: () => void) => {
  const [creationKey] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (draft: CandidateDraft) => {
      const made = await call(createCandidate, { body: { ...draft, source: 'recording', creation_key: creationKey } })
      const problem = await call(saveRecording, { params: { id: made.id }, body: recording }).then(
        () => null,
        (error: unknown) => errorText(error, messages.recordingSaveFailed),
      )
      return { made, problem }
    },
    onSuccess: async ({ made, problem }) => {
      onMade()
      await queries.invalidateQueries({ queryKey: queryKeys.candidates.list, refetchType: 'none' })
      toast(`${made.name} is toegevoegd.`)
      if (problem) toast(problem, { tone: 'red' })
      void navigate(paths.profile.href(made.id), {
        replace: true,
        state: problem ? { transcriptionData: recording } : null,
      })
    },
  })
}
