import type { CandidateSummary } from '@wervio/contracts'
import { Badge, Button, plainList, Text, tokens } from '@wervio/ui'
import { Check, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { emptyTexts } from '../vacancy/texts.ts'
import { CandidatePhoto } from './candidate-photo.tsx'
import { currentJob } from './current-job.ts'

export const Results = styled.ul`
  ${plainList}
  display: grid;
  /* Rows that aren't laid out keep the width they had, which must not decide how wide the list is. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  min-height: 12rem;
  align-content: start;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.line.base};
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 3.75rem;
`

type Props = { candidate: CandidateSummary; inPipeline: boolean; busy: boolean; onAdd: () => void }

/** A candidate that the search found, to add, or marked as already in the pipeline. */
export const CandidateResult = ({ candidate, inPipeline, busy, onAdd }: Props) => (
  <Row>
    <CandidatePhoto name={candidate.name} photo={candidate.photo} />
    <div>
      <Text strong>{candidate.name}</Text>
      <Text size="small" tone="muted">
        {currentJob(candidate)} · {candidate.location || emptyTexts.location}
      </Text>
    </div>
    {inPipeline ? (
      <Badge tone="accent" icon={Check}>
        In de procedure
      </Badge>
    ) : (
      <Button
        variant="secondary"
        size="small"
        icon={Plus}
        busy={busy}
        aria-label={`${candidate.name} toevoegen`}
        onClick={onAdd}
      >
        Toevoegen
      </Button>
    )}
  </Row>
)
