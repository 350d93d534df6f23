import { CompactSelect, IconButton, tokens } from '@wervio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { isOpen, stageLabel, stages, type PipelineMatch } from './pipeline-match.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-width: 0;
  > span {
    flex: 1;
  }
  ${tokens.breakpoint.phone} {
    select {
      width: 100%;
    }
  }
`

type Props = {
  match: PipelineMatch
  onStage: (stage: number) => void
  /** Without the choice out of all five, where there is little room. */
  small?: boolean
}

/** One stage back or on, or any of the five. The buttons have an id, so that the focus finds them in another column. */
export const StageControls = ({ match, onStage, small = false }: Props) => {
  const { id, stage } = match.application
  const step = (to: number, label: string, icon: typeof ChevronLeft, name: string) => (
    <IconButton
      id={`${name}-${id}`}
      framed
      icon={icon}
      label={
        stageLabel(to)
          ? `${match.name} ${label} ${stageLabel(to)}`
          : `${match.name} staat bij de ${name === 'back' ? 'eerste' : 'laatste'} stap`
      }
      aria-disabled={!stageLabel(to) || !isOpen(match)}
      onClick={() => {
        if (stageLabel(to) && isOpen(match)) onStage(to)
      }}
    />
  )
  return (
    <Row>
      {step(stage - 1, 'terug naar', ChevronLeft, 'back')}
      {!small && (
        <CompactSelect
          label={`Stap van ${match.name}`}
          value={stage}
          disabled={!isOpen(match)}
          onChange={({ target }) => onStage(Number(target.value))}
        >
          {stages.map((it) => (
            <option key={it.stage} value={it.stage}>
              {it.label}
            </option>
          ))}
        </CompactSelect>
      )}
      {step(stage + 1, 'door naar', ChevronRight, 'on')}
    </Row>
  )
}
