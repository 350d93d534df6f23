import { type Candidate, updateCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useRef } from 'react'
import { useFocusBack } from '../editing/use-focus-back.ts'
import { ContactCard } from './contact-card.tsx'
import { ContactLine } from './contact-line.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** The contact details: a line at rest, a form while somebody edits. */
export const ContactDetails = ({ contact, candidate }: { contact: ContactForm; candidate: Candidate }) => {
  const button = useRef<HTMLButtonElement>(null)
  const mayEdit = useMay(updateCandidate)
  useFocusBack(button, contact.isEditing)
  return mayEdit && contact.isEditing ? (
    <ContactCard contact={contact} candidate={candidate} />
  ) : (
    <ContactLine candidate={candidate} editButton={button} onEdit={mayEdit ? () => contact.edit('voornaam') : null} />
  )
}
