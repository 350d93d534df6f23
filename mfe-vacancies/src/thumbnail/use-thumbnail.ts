import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys, upload } from '@wervio/api-client'
import { endpoints, messages, type Vacancy } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { thumbnailProblem } from './thumbnail-problem.ts'

/** Sets and takes away the picture of a vacancy. `problem`: why the last choice wasn't stored; `progress`: 0 to 1. */
export const useThumbnail = (id: string) => {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)
  const stored = (thumbnail: string | null, text: string) => {
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(id), (now) => now && { ...now, thumbnail })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
    toast(text)
  }
  const onError = (error: Error) => setProblem(error instanceof ApiError ? error.message : messages.thumbnailFailed)
  const onMutate = () => {
    setProblem(null)
    setProgress(0)
  }
  const saving = useMutation({
    mutationFn: (file: File) => upload(endpoints.saveThumbnail, { params: { id }, file }, { onProgress: setProgress }),
    onMutate,
    onSuccess: ({ thumbnail }) => stored(thumbnail, 'De afbeelding is opgeslagen.'),
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call(endpoints.deleteThumbnail, { params: { id } }),
    onMutate,
    onSuccess: () => stored(null, 'De afbeelding is verwijderd.'),
    onError,
  })
  const choose = (file: File) => {
    const wrong = thumbnailProblem(file)
    if (wrong) setProblem(wrong)
    else saving.mutate(file)
  }
  return {
    choose,
    remove: () => removing.mutate(),
    problem,
    progress,
    saving: saving.isPending,
    removing: removing.isPending,
  }
}
