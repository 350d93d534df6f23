import { limits, type CandidateSummary } from '@wervio/contracts'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

/** Where a mail to one person is: still to be looked at, gone, or left out. */
export type RecipientState = 'open' | 'sent' | 'prepared' | 'skipped'

const recipient = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Goes along with the mail: one that is sent again after a reload is the same mail. */
  creationKey: z.uuid(),
  state: z.enum(['open', 'sent', 'prepared', 'skipped']),
})
export type Recipient = z.infer<typeof recipient>

/** A mail that is being written: one text with fields in braces, for one or more people. */
const mailDraftWords = z.object({
  template: z.string().nullable(),
  subject: z.string().max(limits.longText),
  body: z.string().max(limits.longText),
  recipients: z.array(recipient),
  /** Which of them the preview is of. */
  position: z.int().nonnegative(),
  vacancyId: z.string().nullable(),
  /** What the recruiter filled in for fields that nothing else knows. */
  values: z.object({ datum: z.string(), tijd: z.string(), link: z.string() }),
})
export type MailWords = z.infer<typeof mailDraftWords>

export const emptyMail: MailWords = {
  template: null,
  subject: '',
  body: '',
  recipients: [],
  position: 0,
  vacancyId: null,
  values: { datum: '', tijd: '', link: '' },
}

export const toRecipient = ({ id, name, email }: Pick<CandidateSummary, 'id' | 'name' | 'email'>): Recipient => ({
  id,
  name,
  email: email?.trim() || null,
  creationKey: crypto.randomUUID(),
  state: 'open',
})

/** A mail that is being written: for a candidate, or without one in the address. */
export const mailDraftStore = (uid: string, candidateId: string | null) =>
  storedWords(uid, candidateId === null ? 'mail-new' : `mail-new:${candidateId}`, mailDraftWords)
export type MailDraftStore = ReturnType<typeof mailDraftStore>
