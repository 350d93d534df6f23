import { randomUUID } from 'node:crypto'
import { contactSubjectLabels } from '@wervio/contracts'
import type { JobData, JobKind } from '../platform/jobs/jobs.ts'
import { composeMail, type OutgoingMail } from '../mail/sending/compose.ts'
import { handOver } from '../mail/sending/hand-over.ts'
import type { SmtpSettings } from '../mail/settings.ts'
import type { ContactRepository, StoredMessage } from './repository.ts'

export type SendMessage = JobData & { messageId: string }

/** In place of an organisation, by which jobs take turns: all messages share one turn. */
const CONTACT_FORM = 'contact form'

export const jobOf = (messageId: string): SendMessage => ({ messageId, organisationId: CONTACT_FORM })

/** The message as it is mailed to us: plain text, as it was typed. An answer goes to whoever wrote it. */
export const contactMail = ({ id, name, email, phone, subject, message }: StoredMessage, to: string): OutgoingMail => ({
  id,
  to,
  subject: `Contactformulier: ${contactSubjectLabels[subject]}`,
  body: [
    `Naam: ${name}`,
    `E-mailadres: ${email}`,
    `Telefoonnummer: ${phone}`,
    `Onderwerp: ${contactSubjectLabels[subject]}`,
    '',
    message,
  ].join('\n'),
  sender: { name, address: email },
})

type Options = { contactMessages: Pick<ContactRepository, 'take' | 'finish'>; smtp: SmtpSettings }

/** The job that mails one message of the contact form: at most once, and later when the mail server is down. */
export const createSendMessage = ({ contactMessages, smtp }: Options): JobKind<SendMessage> => ({
  queue: 'send-contact-message',
  concurrency: 1,
  share: 1,
  // A message that is still queued after the last try gets a new job in the next round.
  retries: { limit: 7, delay: 30 },
  expiresIn: 300,
  work: async ({ messageId }, { signal }) => {
    const claim = randomUUID()
    const stored = await contactMessages.take(messageId, claim)
    if (stored === null) return
    const message = await composeMail(contactMail(stored, smtp.contactAddress), smtp)
    const { state } = await handOver(smtp, { to: smtp.contactAddress, message }, signal)
    await contactMessages.finish(messageId, claim, state)
    if (state === 'busy') throw new Error('the mail server did not take a message of the contact form yet')
  },
})
