import { randomUUID } from 'node:crypto'
import { messages, type InvitationMail } from '@wervio/contracts'
import { composeMail } from '../mail/sending/compose.ts'
import { handOver } from '../mail/sending/hand-over.ts'
import type { SmtpSettings } from '../mail/settings.ts'
import { composeInvitation, type InvitationMailFacts } from './compose-invitation.ts'

/** Milliseconds in which the mail server takes it: the owner waits for the answer. */
const LONGEST = 20_000

/**
 * Hands an invitation to the mail server while its owner waits. The outbox of other mails stores their text until they
 * have left; this one has a secret in it, so it is stored nowhere, and one that the server doesn't take now is not
 * tried again by itself.
 */
export const sendInvitation = async (smtp: SmtpSettings, facts: InvitationMailFacts): Promise<InvitationMail> => {
  const message = await composeMail(
    { id: randomUUID(), to: facts.email, sender: facts.host, ...composeInvitation(facts) },
    smtp,
  )
  const outcome = await handOver(smtp, { to: facts.email, message }, AbortSignal.timeout(LONGEST))
  if (outcome.state === 'sent') return { state: 'sent', reason: null }
  if (outcome.state === 'uncertain') return { state: 'uncertain', reason: messages.invitationMailUncertain }
  return { state: 'failed', reason: outcome.reason }
}

export type SendInvitation = (facts: InvitationMailFacts) => Promise<InvitationMail>
