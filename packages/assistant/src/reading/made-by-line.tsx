import type { MadeBy } from '@wervio/contracts'
import { Icon, Text, tokens } from '@wervio/ui'
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

const engines: Record<MadeBy['engine'], string> = { builtin: 'Ingebouwde motor', 'openai-compatible': 'Taalmodel' }
const moment = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Which engine and model gave an answer, and when. */
export const MadeByLine = ({ made }: { made: MadeBy }) => (
  <Line as="div" size="tiny" tone="muted">
    <Icon of={Cpu} size={14} />
    <span>
      {engines[made.engine]} ({made.model}), {moment.format(new Date(made.at))}
    </span>
  </Line>
)
