import {
  contactDraft,
  contactForm,
  type ContactValues,
  emptyContact,
  formLines,
  fromContactValues,
  orNull,
} from '@wervio/candidates'
import { z } from 'zod'

/** The form of somebody who isn't stored yet: contact details and a first note. */
export const newCandidateForm = contactForm.extend({ notities: formLines })
export type NewCandidateValues = z.output<typeof newCandidateForm>

/** The same form half filled in, as the browser stores it: nothing is checked. */
export const newCandidateDraft = contactDraft.extend({ notities: z.string() })

export const emptyNewCandidate: NewCandidateValues = { ...emptyContact, notities: '' }

/** The form as the service takes it. */
export const fromNewCandidateValues = ({ notities, ...contact }: ContactValues & { notities: string }) => ({
  ...fromContactValues(contact),
  notes: orNull(notities),
})
