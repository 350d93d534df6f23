import { Button } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { CONTACT_FORM } from './contact-card.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** 'Bewerken', and while editing 'Opslaan' with a way back. */
export const EditButtons = ({ contact: { editing, saving, edit, cancel } }: { contact: ContactForm }) =>
  editing ? (
    <>
      <Button variant="quiet" disabled={saving} onClick={cancel}>Annuleren</Button>
      {/* A key of its own: React would make the one button the other, and the same click would submit. */}
      <Button key="save" type="submit" form={CONTACT_FORM} busy={saving}>Opslaan</Button>
    </>
  ) : (
    <Button key="edit" icon={Pencil} onClick={edit}>Bewerken</Button>
  )
