import { Button } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CONTACT_FORM } from './contact-card.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** 'Bewerken', and while editing 'Opslaan' with a way back. */
export const EditButtons = ({ contact: { editing, saving, edit, cancel } }: { contact: ContactForm }) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  // 'Opslaan' and 'Annuleren' take the focus with them when they go.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return editing ? (
    <>
      <Button variant="quiet" disabled={saving} onClick={cancel}>
        Annuleren
      </Button>
      {/* A key of its own: React would make the one button the other, and the same click would submit. */}
      <Button key="save" type="submit" form={CONTACT_FORM} busy={saving}>
        Opslaan
      </Button>
    </>
  ) : (
    <Button ref={button} key="edit" icon={Pencil} onClick={edit}>
      Bewerken
    </Button>
  )
}
