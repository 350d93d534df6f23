import { storedWords } from '@wervio/session'
import { z } from 'zod'
import { contactDraft } from '../candidate/contact-values.ts'

const nullableText = z.string().nullable()
/** `base` is the stored state on which the draft is based; drafts of earlier versions don't have it. */
const contactDraftWithBase = contactDraft.extend({
  base: z
    .object({
      name: z.string(),
      email: nullableText,
      phone: nullableText,
      location: nullableText,
      linkedin: nullableText,
    })
    .optional(),
})

/** Unsaved contact details of one candidate. */
export const contactDraftStore = (uid: string, candidateId: string) =>
  storedWords(uid, `candidate-contact:${candidateId}`, contactDraftWithBase)
