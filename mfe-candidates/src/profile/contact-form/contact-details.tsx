import type { Candidate } from '@wervio/contracts'
import { useRef } from 'react'
import { useFocusBack } from '../editing/use-focus-back.ts'
import { ContactCard } from './contact-card.tsx'
import { ContactLine } from './contact-line.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** The contact details: a line at rest, a form while somebody edits. */
export const ContactDetails = ({ contact, candidate }: { contact: ContactForm; candidate: Candidate }) => {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, contact.isEditing)
  return contact.isEditing ? (
    <ContactCard contact={contact} candidate={candidate} />
  ) : (
    <ContactLine candidate={candidate} editButton={button} onEdit={() => contact.edit('voornaam')} />
  )
}
