import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys, upload } from '@wervio/api-client'
import { cvTypes, deleteCv, limits, messages, saveCv, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'

/** What is wrong with a CV before it is sent, in Dutch; null when nothing is. The service looks at its content too. */
const cvProblem = ({ type, name, size }: File): string | null => {
  if (!cvTypes.some((known) => known === type) && !(type === '' && /\.(pdf|docx?)$/i.test(name)))
    return messages.cvTypeRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.cv ? messages.cvTooLarge : null
}

/** Sets, replaces and takes away the CV. `fresh`: a file that was just stored and may be read; `progress`: 0 to 1. */
export const useCvFile = (id: string) => {
  const queries = useQueryClient()
  const show = useShowCandidate(id)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)
  const [fresh, setFresh] = useState<File | null>(null)
  const stored = (saved: Candidate, text: string) => {
    show(saved)
    queries.removeQueries({ queryKey: queryKeys.candidates.cv(id) })
    toast(text)
  }
  const start = () => {
    setProblem(null)
    setProgress(0)
    setFresh(null)
  }
  const saving = useMutation({
    mutationFn: (file: File) => upload(saveCv, { params: { id }, file }, { onProgress: setProgress }),
    onMutate: start,
    onSuccess: (saved, file) => {
      stored(saved, 'Het CV is opgeslagen.')
      setFresh(file)
    },
    onError: (error) => setProblem(errorText(error, messages.cvUploadFailed)),
  })
  const removing = useMutation({
    mutationFn: () => call(deleteCv, { params: { id } }),
    onMutate: start,
    onSuccess: (saved) => stored(saved, 'Het CV is verwijderd.'),
    onError: (error) => setProblem(errorText(error, messages.cvUploadFailed)),
  })
  return {
    choose: (file: File) => {
      const wrong = cvProblem(file)
      if (wrong) setProblem(wrong)
      else saving.mutate(file)
    },
    remove: () => removing.mutate(),
    saving: saving.isPending,
    removing: removing.isPending,
    progress,
    problem,
    fresh,
    forgetFresh: () => setFresh(null),
  }
}
