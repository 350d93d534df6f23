import type { CandidateSummary } from '@wervio/contracts'
import { Button, IconButton } from '@wervio/ui'
import { FileText, Mail, Workflow } from 'lucide-react'
import { styled } from 'styled-components'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import type { CandidateActions } from './use-candidate-actions.tsx'

type Props = { candidate: CandidateSummary; actions: CandidateActions }

/** Above the link that covers a whole card. */
const AboveLink = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: end;
`

/** As wide as its icon, beside buttons that divide a row. */
const Narrow = styled(IconButton)`
  && {
    flex: none;
  }
`

/** What can be done with a candidate, as icons in a row. */
export const ActionIcons = ({ candidate, actions: { showCv, contact, putInProcedure, shortlist } }: Props) => (
  <AboveLink>
    {candidate.has_cv && (
      <IconButton icon={FileText} label={`CV bekijken van ${candidate.name}`} onClick={() => showCv(candidate)} />
    )}
    {contact && (
      <IconButton icon={Mail} label={`Contact opnemen met ${candidate.name}`} onClick={() => contact(candidate)} />
    )}
    {putInProcedure && (
      <IconButton
        icon={Workflow}
        label={`${candidate.name} in procedure zetten`}
        onClick={() => putInProcedure(candidate)}
      />
    )}
    {shortlist && (
      <ShortlistButton candidate={candidate} onToggle={(shortlisted) => shortlist(candidate, shortlisted)} />
    )}
  </AboveLink>
)

/** The same with words, for a card, which has no room for icons beside them; the shortlist stands elsewhere on it. */
export const ActionButtons = ({ candidate, actions: { showCv, contact, putInProcedure } }: Props) => (
  <>
    {candidate.has_cv && (
      <Button
        variant="secondary"
        size="small"
        aria-label={`CV bekijken van ${candidate.name}`}
        onClick={() => showCv(candidate)}
      >
        CV bekijken
      </Button>
    )}
    {contact && (
      <Button
        variant="secondary"
        size="small"
        aria-label={`Contact opnemen met ${candidate.name}`}
        onClick={() => contact(candidate)}
      >
        Contact opnemen
      </Button>
    )}
    {putInProcedure && (
      <Narrow
        framed
        icon={Workflow}
        label={`${candidate.name} in procedure zetten`}
        onClick={() => putInProcedure(candidate)}
      />
    )}
  </>
)
