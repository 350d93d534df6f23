import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { messages, noteContact, type MailTemplateKey } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'

/**
 * Notes in the timeline of a candidate that a message to them was written. The dialog shows a failure, and a toast does
 * once it was closed.
 */
export const useNoteContact = (id: string) => {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: (note: { template: MailTemplateKey | null; subject: string }) =>
      call(noteContact, { params: { id }, body: note }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) }),
    onError: (error) => {
      if (!isMounted.current) toast(errorText(error, messages.contactFailed), { tone: 'red' })
    },
  })
}
