import type { MadeBy as Made } from '@wervio/contracts'
import { Icon, Text, tokens } from '@wervio/ui'
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

const engines: Record<Made['engine'], string> = { builtin: 'de ingebouwde motor', 'openai-compatible': 'een taalmodel' }
const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

/** Which engine and model made a text, and when. */
export const MadeBy = ({ made }: { made: Made }) => (
  <Line as="div" size="small" tone="muted">
    <Icon of={Cpu} size={16} />
    <span>
      Geschreven door {engines[made.engine]} ({made.model}) op {moment.format(new Date(made.at))}
    </span>
  </Line>
)
