import type { Candidate } from '@wervio/contracts'
import { Button } from '@wervio/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { ContactDialog } from '../../contact/contact-dialog.tsx'
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx'
import { useShortlist } from '../../shortlist/use-shortlist.ts'
import { EditButtons } from '../contact-form/edit-buttons.tsx'
import type { ContactForm } from '../contact-form/use-contact-form.ts'

/** What a recruiter does with a candidate: shortlist, write, edit. */
export const HeadActions = ({ candidate, contact }: { candidate: Candidate; contact: ContactForm }) => {
  const toggle = useShortlist()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <ShortlistButton candidate={candidate} onToggle={(shortlisted) => toggle(candidate, shortlisted)} />
      <Button variant="secondary" icon={Mail} onClick={() => setWriting(true)}>Contact opnemen</Button>
      <EditButtons contact={contact} />
      {writing && <ContactDialog candidate={candidate} onClose={() => setWriting(false)} />}
    </>
  )
}
