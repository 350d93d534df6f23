import { engineName, type MadeBy } from '@wervio/contracts'
import { Icon, Text, tokens, shortMoment } from '@wervio/ui'
import { Cpu } from 'lucide-react'
import { styled } from 'styled-components'

const Line = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  flex: 1;
  svg {
    flex-shrink: 0;
  }
`

/** Which engine gave an answer, and when; which model it has is for who asks, on hover. */
export const MadeByLine = ({ madeBy }: { madeBy: MadeBy }) => (
  <Line as="div" size="tiny" tone="muted">
    <Icon of={Cpu} size={14} />
    <span title={madeBy.model}>
      {engineName(madeBy.engine)}, {shortMoment(madeBy.at)}
    </span>
  </Line>
)
