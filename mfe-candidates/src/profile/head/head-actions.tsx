import type { Candidate } from '@wervio/contracts'
import { Button, tokens } from '@wervio/ui'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ContactDialog } from '../../contact/contact-dialog.tsx'
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx'
import { useShortlist } from '../../shortlist/use-shortlist.ts'
import { EditButtons } from '../contact-form/edit-buttons.tsx'
import type { ContactForm } from '../contact-form/use-contact-form.ts'

/** On a phone all of it is one row: words without icons, and while editing only what ends it. */
const Words = styled.span`
  display: contents;
  ${tokens.breakpoint.phone} {
    svg {
      display: none;
    }
  }
`
const Others = styled.span<{ $editing: boolean }>`
  display: contents;
  ${tokens.breakpoint.phone} {
    ${({ $editing }) => $editing && 'display: none;'}
  }
`

/** What a recruiter does with a candidate: shortlist, write, edit. */
export const HeadActions = ({ candidate, contact }: { candidate: Candidate; contact: ContactForm }) => {
  const toggle = useShortlist()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Others $editing={contact.editing}>
        <ShortlistButton candidate={candidate} onToggle={(shortlisted) => toggle(candidate, shortlisted)} />
        <Words>
          <Button variant="secondary" icon={Mail} onClick={() => setWriting(true)}>
            Contact opnemen
          </Button>
        </Words>
      </Others>
      <Words>
        <EditButtons contact={contact} />
      </Words>
      {writing && <ContactDialog candidate={candidate} onClose={() => setWriting(false)} />}
    </>
  )
}
