import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, fileQuery, queryKeys, upload } from '@wervio/api-client'
import {
  deleteRecruiterPhoto,
  messages,
  pictureProblem,
  saveRecruiterPhoto,
  type RecruiterProfile,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** The recruiter's own photo: shows, sets and takes it away. */
export const usePortrait = ({ photo }: RecruiterProfile) => {
  const queries = useQueryClient()
  const { data } = useQuery({ ...fileQuery(photo ?? ''), enabled: photo !== null })
  const handleSaved = (text: string) => (saved: RecruiterProfile) => {
    // Its other fields may be older than a change that is on its way.
    queries.setQueryData<RecruiterProfile>(queryKeys.profile, (stored) => stored && { ...stored, photo: saved.photo })
    toast(text)
  }
  const onError = (error: Error) => toast(errorText(error, messages.thumbnailFailed), { tone: 'red' })
  const saveMutation = useMutation({
    mutationFn: (file: File) => upload(saveRecruiterPhoto, { file }),
    onSuccess: handleSaved('Je foto is opgeslagen.'),
    onError,
  })
  const removeMutation = useMutation({
    mutationFn: () => call(deleteRecruiterPhoto, {}),
    onSuccess: handleSaved('Je foto is verwijderd.'),
    onError,
  })
  return {
    /** Undefined without a photo and until it is there. */
    picture: photo === null ? undefined : data,
    choose: (file: File) => {
      const problem = pictureProblem(file)
      if (problem) toast(problem, { tone: 'red' })
      else saveMutation.mutate(file)
    },
    remove: () => removeMutation.mutate(),
    busy: saveMutation.isPending || removeMutation.isPending,
  }
}
