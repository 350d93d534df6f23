import type { CandidateSummary } from '@wervio/contracts'
import { IconButton, tokens } from '@wervio/ui'
import { Bookmark } from 'lucide-react'
import { styled } from 'styled-components'

const Toggle = styled(IconButton)<{ $on: boolean }>`
  ${({ $on }) => $on && `color: ${tokens.accent.base}; svg { fill: currentColor; }`}
`
type Props = { candidate: Pick<CandidateSummary, 'name' | 'shortlisted'>; onToggle: (shortlisted: boolean) => void }

/** Puts a candidate on the shortlist or takes them off. */
export const ShortlistButton = ({ candidate: { name, shortlisted }, onToggle }: Props) => (
  <Toggle
    $on={shortlisted}
    icon={Bookmark}
    label={`${shortlisted ? 'Van shortlist halen' : 'Toevoegen aan shortlist'}: ${name}`}
    onClick={() => onToggle(!shortlisted)}
  />
)
