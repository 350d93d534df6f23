import { Icon, tokens } from '@wervio/ui'
import { ShieldCheck } from 'lucide-react'
import { styled } from 'styled-components'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  svg {
    flex-shrink: 0;
    color: ${tokens.accent.base};
  }
`

/** What doesn't count, and the way to see for oneself. */
export const FairLine = (_props: { vacancyId: string | null }) => (
  <Line>
    <Icon of={ShieldCheck} />
    <span>Naam, leeftijd en herkomst tellen niet mee</span>
  </Line>
)
