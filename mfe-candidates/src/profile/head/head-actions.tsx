import { ContactDialog, useShortlist } from '@wervio/candidates'
import { type Candidate, createApplication, noteContact, shortlistCandidate, unlistCandidate } from '@wervio/contracts'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { Button, tokens } from '@wervio/ui'
import { Mail, Workflow } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ProcedureDialog } from '../../procedure/procedure-dialog.tsx'
import { onThisCandidate } from '../on-this-candidate.ts'
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx'

/** On a phone all of it is one row: words without icons. */
const Words = styled.span`
  display: contents;
  ${tokens.breakpoint.phone} {
    button {
      flex: 1 1 auto;
      padding-inline: ${tokens.space[3]};
      font: ${tokens.font.smallStrong};
    }
    svg {
      display: none;
    }
  }
`

/** What a recruiter does with a candidate: shortlist, write, put in a procedure. */
export const HeadActions = ({ candidate }: { candidate: Candidate }) => {
  const toggle = useShortlist()
  const [openDialog, setOpenDialog] = useState<'contact' | 'procedure' | null>(null)
  const close = () => setOpenDialog(null)
  const mayList = useMay(shortlistCandidate, unlistCandidate)
  const mayContact = useMay(noteContact)
  const mayPut = useMay(createApplication)
  const openContact = () => setOpenDialog('contact')
  const openProcedure = () => setOpenDialog('procedure')
  const toggleShortlist = (shortlisted: boolean) => toggle(candidate, shortlisted)
  usePageActions(onThisCandidate(candidate), [
    mayContact && { label: 'Contact opnemen', icon: 'mail', words: ['e-mail', 'bericht', 'sturen'], run: openContact },
    mayPut && { label: 'In procedure zetten', icon: 'briefcase', words: ['vacature'], run: openProcedure },
    mayList && {
      label: candidate.shortlisted ? 'Van shortlist halen' : 'Toevoegen aan shortlist',
      icon: 'bookmark',
      run: () => toggleShortlist(!candidate.shortlisted),
    },
  ])
  return (
    <>
      {mayList && <ShortlistButton candidate={candidate} onToggle={toggleShortlist} />}
      <Words>
        {mayContact && (
          <Button variant="secondary" icon={Mail} onClick={openContact}>
            Contact opnemen
          </Button>
        )}
        {mayPut && (
          <Button icon={Workflow} onClick={openProcedure}>
            In procedure zetten
          </Button>
        )}
      </Words>
      {openDialog === 'contact' && <ContactDialog candidate={candidate} onClose={close} />}
      {openDialog === 'procedure' && <ProcedureDialog candidate={candidate} onClose={close} />}
    </>
  )
}
