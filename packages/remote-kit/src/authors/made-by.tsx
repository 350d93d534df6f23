import { engineInSentence, type MadeBy as Made } from '@wervio/contracts'
import { exactMoment, Icon, Text, tokens } from '@wervio/ui'
import { Cpu } from 'lucide-react'
import { styled } from 'styled-components'

const Line = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  svg {
    flex-shrink: 0;
  }
`

/** Which engine made this, and when; which model it has is for who asks, on hover. */
export const MadeBy = ({
  made,
  did = 'Geschreven',
}: {
  made: Made
  did?: 'Geschreven' | 'Gelezen' | 'Advies geschreven' | 'Samengevat'
}) => (
  <Line as="div" size="small" tone="muted">
    <Icon of={Cpu} size={16} />
    <span title={made.model}>
      {did} door {engineInSentence(made.engine)} op {exactMoment(made.at)}
    </span>
  </Line>
)
