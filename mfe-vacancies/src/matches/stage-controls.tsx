import { isOpen, stageOptionsFor, type PipelineMatch } from '@wervio/applications'
import { IconButton, tokens } from '@wervio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

type Props = { match: PipelineMatch; onStage: (stage: number) => void }

/** One stage back or on. The buttons have an id, so that the focus finds them in another column. */
export const StageControls = ({ match, onStage }: Props) => {
  const { id, stage } = match.application
  const options = stageOptionsFor([match])
  const stepButton = (to: number, label: string, icon: typeof ChevronLeft, name: string) => {
    const target = options.find((option) => option.stage === to)
    return (
      <IconButton
        id={`${name}-${id}`}
        framed
        icon={icon}
        label={
          target
            ? `${match.name} ${label} ${target.label}`
            : `${match.name} staat bij de ${name === 'back' ? 'eerste' : 'laatste'} stap`
        }
        aria-disabled={!target || !isOpen(match)}
        onClick={() => {
          if (target && isOpen(match)) onStage(target.stage)
        }}
      />
    )
  }
  return (
    <Row>
      {stepButton(stage - 1, 'terug naar', ChevronLeft, 'back')}
      {stepButton(stage + 1, 'door naar', ChevronRight, 'on')}
    </Row>
  )
}
