import { matchStages } from '@wervio/contracts'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Bar = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[1]};
  max-width: 24rem;
  margin-block: ${tokens.space[1]};
`
const Step = styled.span<{ $reached: boolean; $open: boolean }>`
  height: 0.375rem;
  border-radius: ${tokens.radius.chip};
  background: ${tokens.line.base};
  ${({ $reached, $open }) => $reached && `background: ${$open ? tokens.accent.base : tokens.text.faint};`}
`

/** How far somebody is in a procedure, for the eye: the stage stands beside it in words. Grey when it has ended. */
export const StageBar = ({ stage, isOpen }: { stage: number; isOpen: boolean }) => (
  <Bar aria-hidden="true">
    {matchStages.map((name, index) => (
      <Step key={name} $reached={index < stage} $open={isOpen} />
    ))}
  </Bar>
)
