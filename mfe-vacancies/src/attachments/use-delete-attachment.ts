import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { deleteFile, messages, restoreFile, type Attachment } from '@wervio/contracts'
import { safeName, toast } from '@wervio/ui'
import { hideAttachment, showAttachment } from './use-attachments.ts'

const showError = (error: Error, otherwise: string) => toast(errorText(error, otherwise), { tone: 'red' })

/** Deletes an attachment at once; the toast takes it back. What could not be deleted returns to its place. */
export const useDeleteAttachment = (vacancyId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.attachments(vacancyId)
  const restoreMutation = useMutation({
    mutationFn: ({ id }: Attachment) => call(restoreFile, { params: { id } }),
    onSuccess: (restoredAttachment) => {
      showAttachment(queries, vacancyId, restoredAttachment)
      toast(`${safeName(restoredAttachment.name)} is terug.`)
    },
    onError: (error) => showError(error, messages.attachmentSaveFailed),
  })
  return useMutation({
    mutationFn: ({ id }: Attachment) => call(deleteFile, { params: { id } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey })
      hideAttachment(queries, vacancyId, id)
    },
    onError: (error, attachment) => {
      showAttachment(queries, vacancyId, attachment)
      showError(error, messages.attachmentDeleteFailed)
    },
    onSuccess: (_, attachment) =>
      toast(`${safeName(attachment.name)} is verwijderd.`, {
        action: { label: 'Ongedaan maken', onSelect: () => restoreMutation.mutate(attachment) },
      }),
  })
}
