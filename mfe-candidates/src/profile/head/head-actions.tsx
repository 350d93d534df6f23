import { ContactDialog, useShortlist } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import { Button, tokens } from '@wervio/ui'
import { Mail, Workflow } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ProcedureDialog } from '../../procedure/procedure-dialog.tsx'
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
  return (
    <>
      <ShortlistButton candidate={candidate} onToggle={(shortlisted) => toggle(candidate, shortlisted)} />
      <Words>
        <Button variant="secondary" icon={Mail} onClick={() => setOpenDialog('contact')}>
          Contact opnemen
        </Button>
        <Button icon={Workflow} onClick={() => setOpenDialog('procedure')}>
          In procedure zetten
        </Button>
      </Words>
      {openDialog === 'contact' && <ContactDialog candidate={candidate} onClose={close} />}
      {openDialog === 'procedure' && <ProcedureDialog candidate={candidate} onClose={close} />}
    </>
  )
}
