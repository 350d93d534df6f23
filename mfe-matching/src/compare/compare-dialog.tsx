import { messages, type Match, type MatchEvidence, type Requirement } from '@wervio/contracts'
import { Dialog, Icon, LoadingState, Notice, Skeleton, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { MorePlaces } from '../details/more-places.tsx'
import { SourceChip } from '../details/source-chip.tsx'
import { plainQuote } from '../details/requirement-rows.ts'
import { stateLook, stateWord } from '../details/state-look.ts'
import { TaxonomyLine } from '../details/taxonomy-line.tsx'
import { useComparedDetails } from './use-compared-details.ts'

/** Scrolls on its own: the requirements stay, the people go by. */
const Frame = styled.section`
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-left: 9rem;
`
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.line.base};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 9rem;
    min-width: 9rem;
    background: ${tokens.surface.raised};
    font: ${tokens.font.smallStrong};
  }
  thead th,
  td {
    min-width: 10rem;
    scroll-snap-align: start;
  }
`
const State = styled.span<{ $tone: 'green' | 'amber' | 'red' }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${({ $tone }) => tokens.status[$tone].base};
  font: ${tokens.font.smallStrong};
`
type Props = {
  vacancyId: string
  /** Two to four. */
  candidates: readonly Match[]
  requirements: readonly Requirement[]
  onClose: () => void
}

/** A few candidates beside each other, requirement by requirement. */
export const CompareDialog = ({ vacancyId, candidates, requirements, onClose }: Props) => {
  const { data, isPending } = useComparedDetails(
    vacancyId,
    candidates.map(({ id }) => id),
  )
  const cellOf = (index: number, requirement: Requirement) => {
    const details = data?.[index]
    const candidate = candidates[index]
    const match = details?.matches[details.requirements.findIndex(({ id }) => id === requirement.id)]
    if (!match || !candidate) return '–'
    const { icon, tone } = stateLook(match.state)
    const [evidence, ...others] = match.evidence
    const label = `${requirement.label} van ${candidate.name}`
    const sourceOf = (each: MatchEvidence) => (
      <SourceChip candidateId={candidate.id} hasCv={candidate.has_cv} label={label} evidence={each} />
    )
    return (
      <>
        <State $tone={tone}>
          <Icon of={icon} size={16} />
          {stateWord(match.state)}
        </State>
        {match.remark && <Text size="small">{match.remark}</Text>}
        {evidence && (
          <>
            <Text size="small" tone="muted">
              “{plainQuote(evidence)}”
            </Text>
            {sourceOf(evidence)}
            <MorePlaces evidence={others} label={label} sourceOf={sourceOf} />
          </>
        )}
      </>
    )
  }
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Naast elkaar"
    >
      {data?.includes(null) && <Notice tone="amber" title={messages.matchScoreFailed} />}
      {isPending ? (
        <LoadingState label="Scores laden...">
          <Skeleton height="16rem" />
        </LoadingState>
      ) : (
        // Reachable by keyboard, because it scrolls.
        <Frame aria-label="Vergelijking" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Eis</th>
                {candidates.map(({ id, name, matchPercentage }) => (
                  <th key={id} scope="col">
                    {name}
                    <Text size="small" tone="muted" tabular>
                      {matchPercentage === null ? 'Geen score' : `${Math.round(matchPercentage)}%`}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {requirements.map((requirement) => (
                <tr key={requirement.id}>
                  <th scope="row">
                    {requirement.label}
                    {requirement.importance !== 'must' && (
                      <Text size="tiny" tone="muted">
                        pluspunt
                      </Text>
                    )}
                  </th>
                  {candidates.map(({ id }, index) => (
                    <td key={id}>{cellOf(index, requirement)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <TaxonomyLine isUsed={data?.some((details) => details?.uses_taxonomy)} />
        </Frame>
      )}
    </Dialog>
  )
}
