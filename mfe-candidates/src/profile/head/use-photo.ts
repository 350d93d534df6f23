import { useMutation } from '@tanstack/react-query'
import { call, errorText, upload } from '@wervio/api-client'
import { useShowCandidate } from '@wervio/candidates'
import { deletePhoto, messages, pictureProblem, savePhoto, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** Sets and takes away the photo of a candidate. */
export const usePhoto = (id: string) => {
  const showSaved = useShowCandidate(id)
  const handleSaved = (text: string) => (saved: Candidate) => {
    showSaved(saved)
    toast(text)
  }
  const onError = (error: Error) => toast(errorText(error, messages.thumbnailFailed), { tone: 'red' })
  const saveMutation = useMutation({
    mutationFn: (file: File) => upload(savePhoto, { params: { id }, file }),
    onSuccess: handleSaved('De foto is opgeslagen.'),
    onError,
  })
  const removeMutation = useMutation({
    mutationFn: () => call(deletePhoto, { params: { id } }),
    onSuccess: handleSaved('De foto is verwijderd.'),
    onError,
  })
  return {
    choose: (file: File) => {
      const problem = pictureProblem(file)
      if (problem) toast(problem, { tone: 'red' })
      else saveMutation.mutate(file)
    },
    remove: () => removeMutation.mutate(),
    busy: saveMutation.isPending || removeMutation.isPending,
  }
}
