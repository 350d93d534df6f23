import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { createMail, messages, type MailDraft } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { useRef } from 'react'

/**
 * Stores a message to a candidate, as it was opened in the recruiter's own mail program, in the log of mails and the
 * timeline. The dialog shows a failure, and a toast does once it was closed.
 */
export const useNoteContact = (id: string) => {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  /** One key for each text: after a failure the same message is stored once. */
  const latest = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: (message: Omit<MailDraft, 'candidate_id' | 'way' | 'creation_key'>) => {
      const text = `${message.subject}\n${message.body}`
      if (latest.current.text !== text) latest.current = { text, key: crypto.randomUUID() }
      const body: MailDraft = { ...message, candidate_id: id, way: 'own_program', creation_key: latest.current.key }
      return call(createMail, { body })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) }),
    onError: (error) => {
      if (!isMounted.current) toast(errorText(error, messages.contactFailed), { tone: 'red' })
    },
  })
}
