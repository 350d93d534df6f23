import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { cancelMail, createMail, messages, type Mail, type MailDraft } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { mailKeys } from '../mail-keys.ts'

/** Stores a mail, and has it sent where that is its way; the log and the timeline are read again. */
export const useSendMail = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: MailDraft) => call(createMail, { body: draft }),
    onSettled: (_mail, _error, { candidate_id }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mailKeys.log }),
        queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(candidate_id) }),
      ]),
  })
}

/** Takes a mail back that hasn't left, and says whether that was in time. */
export const useCancelMail = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Mail, 'id'>) => call(cancelMail, { params: { id } }),
    onSuccess: () => toast('De mail is teruggehaald. Er is niets verstuurd.'),
    onError: (error) => toast(errorText(error, messages.mailCancelFailed), { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailKeys.log }),
  })
}
