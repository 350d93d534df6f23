import { contactWords } from '../../candidate/contact-values.ts'
import { keptForm } from '../../candidate/kept-form.ts'

/** Unsaved contact details of one candidate. */
export const keptContact = (uid: string, candidateId: string) => keptForm(uid, `candidate-contact:${candidateId}`, contactWords)
