import type { MatchEvidence } from '@wervio/contracts'
import { Icon, Text, tokens, twoDecimalsText } from '@wervio/ui'
import { styled } from 'styled-components'
import { AskButton } from './ask-button.tsx'
import { MorePlaces } from './more-places.tsx'
import { plainQuote, questionAbout, type RequirementRow } from './requirement-rows.ts'
import { SourceChip } from './source-chip.tsx'
import { stateLook, stateWord } from './state-look.ts'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.line.base};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
  }
`
const State = styled.span<{ $tone: 'green' | 'amber' | 'red' }>`
  display: inline-grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${tokens.radius.control};
  background: ${({ $tone }) => tokens.status[$tone].soft};
  color: ${({ $tone }) => tokens.status[$tone].base};
`
const Word = styled.span<{ $tone: 'green' | 'amber' | 'red' }>`
  margin-left: ${tokens.space[2]};
  color: ${({ $tone }) => tokens.status[$tone].base};
  font: ${tokens.font.small};
`
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Points = styled.span<{ $isTried: boolean }>`
  min-width: 2.75rem;
  padding: ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.muted};
  font: ${tokens.font.body};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  strong {
    color: ${tokens.text.base};
    font-weight: 650;
  }
  ${({ $isTried }) => $isTried && `background: ${tokens.status.signal.soft};`}
`
const Source = styled.div`
  display: flex;
  ${tokens.breakpoint.phone} {
    grid-column: 2 / -1;
    grid-row: 2;
  }
`

type Props = { row: RequirementRow; candidateId: string; hasCv: boolean; onContact: (question: string) => void }

/** What a service of before there were reasons means. */
const NOTHING = 'Niet gevonden in CV, profiel of gesprek'

/** A requirement beside its state, the words it rests on, and its points. */
export const RequirementItem = ({ row, candidateId, hasCv, onContact }: Props) => {
  const { requirement, match, isTried } = row
  const { icon, tone } = stateLook(match.state)
  const [evidence, ...others] = match.evidence
  const sourceOf = (each: MatchEvidence) => (
    <SourceChip candidateId={candidateId} hasCv={hasCv} label={requirement.label} evidence={each} />
  )
  return (
    <Item>
      <State $tone={tone}>
        <Icon of={icon} size={16} />
      </State>
      <Words>
        <Text as="span" strong>
          {requirement.label}
        </Text>
        <Word $tone={tone}>{stateWord(match.state)}</Word>
        <Text size="small" tone="muted">
          {[evidence && `“${plainQuote(evidence)}”`, match.remark ?? (evidence ? null : NOTHING)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <MorePlaces evidence={others} label={requirement.label} sourceOf={sourceOf} />
      </Words>
      <Source>
        {evidence ? (
          sourceOf(evidence)
        ) : (
          <AskButton label={requirement.label} question={questionAbout(row)} onContact={onContact} />
        )}
      </Source>
      <Points $isTried={isTried}>
        <strong>{twoDecimalsText(row.points)}</strong>/{twoDecimalsText(requirement.weight)}
      </Points>
    </Item>
  )
}
