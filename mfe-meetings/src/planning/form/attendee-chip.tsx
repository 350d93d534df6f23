import { Chip, Icon, tokens } from '@wervio/ui'
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'

const Refused = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.status.red.base};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`

type Props = { address: string; problem: string | null; disabled: boolean; onRemove: () => void }

/** An invited address that can be removed; one that is no address says why. */
export const AttendeeChip = ({ address, problem, disabled, onRemove }: Props) => {
  const chip = (
    <Chip disabled={disabled} onRemove={onRemove}>
      {address}
    </Chip>
  )
  return problem === null ? (
    chip
  ) : (
    <Refused>
      <Icon of={CircleAlert} size={16} />
      {chip}
      {problem}
    </Refused>
  )
}
