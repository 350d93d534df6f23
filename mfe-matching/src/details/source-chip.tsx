import * as routes from '@wervio/contracts/routes'
import { notedPlaceIn, type MatchEvidence } from '@wervio/contracts'
import { Link } from '@wervio/routing'
import { capitalised, Icon, secondsText, tokens } from '@wervio/ui'
import { FileText, NotebookPen, Play, UserRound } from 'lucide-react'
import { styled } from 'styled-components'

/** On a touch screen as small as elsewhere; a finger may miss it by ten pixels. */
const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.5rem;
  padding: 0 ${tokens.space[2]};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.sunken};
  color: ${tokens.text.muted};
  font: ${tokens.font.tiny};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -0.625rem -0.25rem;
    }
  }
`

type Props = {
  candidateId: string
  /** Whether there is a CV to open; without one the words are of the profile. */
  hasCv: boolean
  label: string
  evidence: MatchEvidence
}

/**
 * The source of a quote: opens the CV, the interview or the note at that place, or the profile of somebody without a
 * CV.
 */
export const SourceChip = ({ candidateId, hasCv, label, evidence: { source, path, quote, at } }: Props) => {
  if (source === 'recording') {
    const moment = at == null ? '' : ` ${secondsText(at)}`
    return (
      <Chip to={routes.recording.at(path, at ?? 0)} aria-label={`Gesprek${moment}: toon ${label} in het transcript`}>
        <Icon of={Play} size={14} />
        gesprek{moment}
      </Chip>
    )
  }
  const noted = source === 'note' ? notedPlaceIn(path) : null
  if (noted) {
    const name = noted.kind === 'note' ? 'notitie' : 'scorekaart'
    return (
      <Chip
        to={routes.candidate.atNoted(candidateId, noted)}
        aria-label={`${capitalised(name)}: toon ${label} in de ${name}`}
      >
        <Icon of={NotebookPen} size={14} />
        {name}
      </Chip>
    )
  }
  if (!hasCv)
    return (
      <Chip to={routes.candidate.href(candidateId)} aria-label={`Profiel: toon ${label} in het profiel`}>
        <Icon of={UserRound} size={14} />
        profiel
      </Chip>
    )
  return (
    <Chip to={routes.candidate.inCv(candidateId, { field: path, quote })} aria-label={`CV: toon ${label} in het CV`}>
      <Icon of={FileText} size={14} />
      CV
    </Chip>
  )
}
