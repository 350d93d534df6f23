import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { MatchActions } from './match-actions.ts'
import { PipelineColumn } from './pipeline-column.tsx'
import { stages, type PipelineMatch } from './pipeline-match.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** Five beside each other where there is room; else they slide, one column at a time on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(13rem, 1fr));
  gap: ${tokens.space[3]};
  padding-bottom: ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  ${tokens.breakpoint.phone} {
    grid-template-columns: repeat(5, 85%);
    scroll-snap-type: x mandatory;
  }
`

type Props = { matches: readonly PipelineMatch[]; actions: MatchActions }

/** The pipeline as columns, one a stage. Cards can be dragged, and moved with their buttons. */
export const PipelineColumns = ({ matches, actions }: Props) => {
  const keptFocus = useKeptFocus()
  return (
    <Columns {...keptFocus}>
      {stages.map(({ stage, label }) => (
        <PipelineColumn
          key={stage}
          stage={stage}
          label={label}
          matches={matches.filter(({ application }) => application.stage === stage)}
          actions={actions}
        />
      ))}
    </Columns>
  )
}
