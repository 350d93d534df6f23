import { Icon, numberText, Text, tokens } from '@wervio/ui'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  color: ${tokens.text.muted};
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`
type Props = {
  minimum: number
  /** How many are under the minimum; null when that isn't known. */
  count: number | null
  /** Shows them, too. */
  action: ReactNode
}

/** Who the threshold hides is counted, and one press away; `action` is that press. */
export const HiddenLine = ({ minimum, count, action }: Props) => {
  if (minimum === 0 || count === 0) return null
  const hiddenText = () => {
    if (count === null) return `Wie onder ${minimum}% staat, zie je hier niet.`
    return count === 1 ? `1 staat onder ${minimum}%.` : `${numberText(count)} staan onder ${minimum}%.`
  }
  return (
    <Line>
      <Icon of={Info} size={16} />
      <Text as="span" size="small" tone="muted">
        {hiddenText()} Niemand valt af door een drempel. {action}
      </Text>
    </Line>
  )
}
