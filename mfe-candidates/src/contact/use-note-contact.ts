import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { noteContact, type MailTemplateKey } from '@wervio/contracts'

/** Notes in the timeline of a candidate that a message for him was made. */
export const useNoteContact = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: { template: MailTemplateKey | null; subject: string }) =>
      call(noteContact, { params: { id }, body: note }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) }),
  })
}
