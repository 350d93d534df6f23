import { useMutation } from '@tanstack/react-query'
import { call, upload } from '@wervio/api-client'
import { deletePhoto, limits, messages, savePhoto, thumbnailTypes, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'

/** What is wrong with a picture before it is sent, in Dutch; null when nothing is. The service looks at its content too. */
const photoProblem = ({ type, size }: File): string | null => {
  if (!thumbnailTypes.some((known) => known === type)) return messages.thumbnailRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.thumbnail ? messages.thumbnailTooLarge : null
}

/** Sets and takes away the photo of a candidate. */
export const usePhoto = (id: string) => {
  const show = useShowCandidate(id)
  const stored = (text: string) => (saved: Candidate) => {
    show(saved)
    toast(text)
  }
  const onError = (error: Error) => toast(errorText(error, messages.thumbnailFailed), { tone: 'red' })
  const saving = useMutation({
    mutationFn: (file: File) => upload(savePhoto, { params: { id }, file }),
    onSuccess: stored('De foto is opgeslagen.'),
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call(deletePhoto, { params: { id } }),
    onSuccess: stored('De foto is verwijderd.'),
    onError,
  })
  return {
    choose: (file: File) => {
      const wrong = photoProblem(file)
      if (wrong) toast(wrong, { tone: 'red' })
      else saving.mutate(file)
    },
    remove: () => removing.mutate(),
    busy: saving.isPending || removing.isPending,
  }
}
