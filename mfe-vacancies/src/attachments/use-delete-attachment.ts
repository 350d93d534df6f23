import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Attachment } from '@wervio/contracts'
import { safeName, toast } from '@wervio/ui'
import { hideAttachment, showAttachment } from './use-attachments.ts'

const say = (error: Error, otherwise: string) =>
  toast(error instanceof ApiError ? error.message : otherwise, { tone: 'red' })

/** Deletes an attachment at once; the toast takes it back. What could not be deleted returns to its place. */
export const useDeleteAttachment = (vacancyId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.attachments(vacancyId)
  const restoring = useMutation({
    mutationFn: ({ id }: Attachment) => call(endpoints.restoreFile, { params: { id } }),
    onSuccess: (restored) => {
      showAttachment(queries, vacancyId, restored)
      toast(`${safeName(restored.name)} is terug.`)
    },
    onError: (error) => say(error, messages.attachmentSaveFailed),
  })
  return useMutation({
    mutationFn: ({ id }: Attachment) => call(endpoints.deleteFile, { params: { id } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      hideAttachment(queries, vacancyId, id)
    },
    onError: (error, attachment) => {
      showAttachment(queries, vacancyId, attachment)
      say(error, messages.attachmentDeleteFailed)
    },
    onSuccess: (_, attachment) =>
      toast(`${safeName(attachment.name)} is verwijderd.`, {
        action: { label: 'Ongedaan maken', onSelect: () => restoring.mutate(attachment) },
      }),
  })
}
