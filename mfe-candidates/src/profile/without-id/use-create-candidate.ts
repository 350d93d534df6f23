import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { outdateCandidate } from '@wervio/candidates'
import {
  createCandidate,
  messages,
  saveRecording,
  type CandidateDraft,
  type TranscriptionData,
} from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { useState } from 'react'
import { paths } from '../../paths.ts'

/**
 * Creates a candidate and stores the recording with them. When only the recording fails, their profile offers it again.
 * The profile opens, unless the page was left meanwhile: then the message leads to it.
 */
export const useCreateCandidate = (recording: TranscriptionData, onCreated: () => void) => {
  const [creationKey] = useState(() => crypto.randomUUID())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: async (draft: CandidateDraft) => {
      const candidate = await call(createCandidate, {
        body: { ...draft, source: 'recording', creation_key: creationKey },
      })
      const problem = await call(saveRecording, { params: { id: candidate.id }, body: recording }).then(
        () => null,
        (error: unknown) => errorText(error, messages.recordingSaveFailed),
      )
      return { made: candidate, problem }
    },
    onSuccess: ({ made, problem }) => {
      onCreated()
      void outdateCandidate(queries, made.id)
      const showProfile = () =>
        void navigate(paths.profile.href(made.id), {
          replace: isMounted.current,
          state: problem ? { transcriptionData: recording } : null,
        })
      toast(
        `${made.name} is toegevoegd.`,
        isMounted.current ? {} : { action: { label: 'Bekijk profiel', onSelect: showProfile } },
      )
      if (problem) toast(problem, { tone: 'red' })
      if (isMounted.current) showProfile()
    },
  })
}
