import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys, upload } from '@wervio/api-client'
import { useShowCandidate } from '@wervio/candidates'
import { cvTypes, deleteCv, limits, messages, saveCv, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { useState } from 'react'

/** What is wrong with a CV before it is sent, in Dutch; null when nothing is. The service looks at its content too. */
const cvProblem = ({ type, name, size }: File): string | null => {
  if (!cvTypes.some((cvType) => cvType === type) && !(type === '' && /\.(pdf|docx?)$/i.test(name)))
    return messages.cvTypeRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.cv ? messages.cvTooLarge : null
}

/**
 * Sets, replaces and takes away the CV. `isFresh`: one was just stored and may be read; `progress`: 0 to 1. A failure
 * is shown as `problem`, or by a toast once the page was left.
 */
export const useCvFile = (id: string) => {
  const queries = useQueryClient()
  const showSaved = useShowCandidate(id)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)
  const [isFresh, setIsFresh] = useState(false)
  const isMounted = useIsMounted()
  const handleError = (error: unknown) => {
    const text = errorText(error, messages.cvUploadFailed)
    if (isMounted.current) setProblem(text)
    else toast(text, { tone: 'red' })
  }
  const handleSaved = (saved: Candidate, text: string) => {
    showSaved(saved)
    queries.removeQueries({ queryKey: queryKeys.candidates.cv(id) })
    toast(text)
  }
  const start = () => {
    setProblem(null)
    setProgress(0)
    setIsFresh(false)
  }
  const saveMutation = useMutation({
    mutationFn: (file: File) => upload(saveCv, { params: { id }, file }, { onProgress: setProgress }),
    onMutate: start,
    onSuccess: (saved) => {
      handleSaved(saved, 'Het CV is opgeslagen.')
      setIsFresh(true)
    },
    onError: handleError,
  })
  const removeMutation = useMutation({
    mutationFn: () => call(deleteCv, { params: { id } }),
    onMutate: start,
    onSuccess: (saved) => handleSaved(saved, 'Het CV is verwijderd.'),
    onError: handleError,
  })
  return {
    choose: (file: File) => {
      const nextProblem = cvProblem(file)
      if (nextProblem) setProblem(nextProblem)
      else saveMutation.mutate(file)
    },
    remove: () => removeMutation.mutate(),
    isSaving: saveMutation.isPending,
    isRemoving: removeMutation.isPending,
    progress,
    problem,
    isFresh,
    forgetFresh: () => setIsFresh(false),
  }
}
