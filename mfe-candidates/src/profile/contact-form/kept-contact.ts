import { z } from 'zod'
import { contactWords } from '../../candidate/contact-values.ts'
import { keptForm } from '../../candidate/kept-form.ts'

const said = z.string().nullable()
/** What the typed words are a change of; absent in what was kept before this was. */
const words = contactWords.extend({
  base: z
    .object({ name: z.string(), email: said, phone: said, location: said, linkedin: said, notes: said })
    .optional(),
})

/** Unsaved contact details of one candidate. */
export const keptContact = (uid: string, candidateId: string) =>
  keptForm(uid, `candidate-contact:${candidateId}`, words)
