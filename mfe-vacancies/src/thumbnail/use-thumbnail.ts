import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys, upload } from '@wervio/api-client'
import { deleteThumbnail, messages, pictureProblem, saveThumbnail, type Vacancy } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'

/** Sets and takes away the picture of a vacancy. `problem`: why the last choice wasn't stored; `progress`: 0 to 1. */
export const useThumbnail = (id: string) => {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)
  const showThumbnail = (thumbnail: string | null, text: string) => {
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(id), (vacancy) => vacancy && { ...vacancy, thumbnail })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
    toast(text)
  }
  const onError = (error: Error) => setProblem(errorText(error, messages.thumbnailFailed))
  const onMutate = () => {
    setProblem(null)
    setProgress(0)
  }
  const saveMutation = useMutation({
    mutationFn: (file: File) => upload(saveThumbnail, { params: { id }, file }, { onProgress: setProgress }),
    onMutate,
    onSuccess: ({ thumbnail }) => showThumbnail(thumbnail, 'De afbeelding is opgeslagen.'),
    onError,
  })
  const removeMutation = useMutation({
    mutationFn: () => call(deleteThumbnail, { params: { id } }),
    onMutate,
    onSuccess: () => showThumbnail(null, 'De afbeelding is verwijderd.'),
    onError,
  })
  const choose = (file: File) => {
    const fileProblem = pictureProblem(file)
    if (fileProblem) setProblem(fileProblem)
    else saveMutation.mutate(file)
  }
  return {
    choose,
    remove: () => removeMutation.mutate(),
    problem,
    progress,
    isSaving: saveMutation.isPending,
    isRemoving: removeMutation.isPending,
  }
}
