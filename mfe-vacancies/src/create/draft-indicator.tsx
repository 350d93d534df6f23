import { Icon, Text, tokens } from '@wervio/ui'
import { CloudOff, Check, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import type { DraftState } from './use-draft.ts'

const Line = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.25rem;
`

const looks = {
  pending: { icon: Pencil, text: 'Concept bewaren...' },
  kept: { icon: Check, text: 'Concept bewaard' },
  refused: { icon: CloudOff, text: 'Deze browser bewaart geen concept. Sluit de pagina niet.' },
}

/** Says whether the draft is stored in this browser; the line keeps its height. */
export const DraftIndicator = ({ state }: { state: DraftState }) => {
  const look = state === 'none' ? null : looks[state]
  return (
    <Line as="output" size="small" tone={state === 'refused' ? 'red' : 'muted'}>
      {look && (
        <>
          <Icon of={look.icon} size={16} />
          {look.text}
        </>
      )}
    </Line>
  )
}
