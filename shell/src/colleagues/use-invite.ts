import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import {
  createInvitation,
  mailInvitation,
  messages,
  type InvitationDraft,
  type InvitationMail,
} from '@wervio/contracts'

/** The mail server may take its time; in milliseconds. */
const MAIL_TIMEOUT = 30_000

export type Invited = { id: string; email: string | null; secret: string; mail: InvitationMail | null }

const sendMail = async (id: string, secret: string): Promise<InvitationMail> => {
  try {
    return await call(mailInvitation, { params: { id }, body: { secret } }, { timeout: MAIL_TIMEOUT })
  } catch (error) {
    return { state: 'failed', reason: errorText(error, messages.invitationMailFailed) }
  }
}

/** Makes an invitation and has it mailed when asked to. It stands also when the mail doesn't leave. */
export const useInvite = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, byMail }: { draft: InvitationDraft; byMail: boolean }): Promise<Invited> => {
      const { id, email, secret } = await call(createInvitation, { body: draft })
      return { id, email, secret, mail: byMail ? await sendMail(id, secret) : null }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.organisation.invitations }),
  })
}

/** Mails an invitation again whose secret is still at hand. */
export const useMailAgain = ({ id, secret, mail }: Invited) => {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => sendMail(id, secret) })
  return { mail: data ?? mail, isPending, mailAgain: () => mutate() }
}
