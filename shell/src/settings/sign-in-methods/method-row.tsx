import type { SignInMethod } from '@wervio/contracts'
import { Badge, Button, Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
`
const Who = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font: ${tokens.font.strong};
`

type Props = {
  name: string
  method: SignInMethod
  /** Whether it is the only way in. */
  isLast: boolean
  isSetUp: boolean
  busy: boolean
  disabled: boolean
  onLink: () => void
  onUnlink: () => void
}

const stateText = ({ method: { linked, address }, isLast, isSetUp }: Props): string => {
  if (linked && isLast) return [address, 'je enige manier om in te loggen'].filter(Boolean).join(' · ')
  if (linked) return address ?? ''
  return isSetUp ? 'Niet gekoppeld' : 'Is hier nog niet ingesteld'
}

/** One way to sign in, and the button that links it or takes it off. */
export const MethodRow = (props: Props) => {
  const { name, method, isLast, isSetUp, busy, disabled, onLink, onUnlink } = props
  const stateId = useId()
  return (
    <Row aria-label={name}>
      <Who>
        <Name>
          {name}
          {method.linked && <Badge tone="green">Gekoppeld</Badge>}
        </Name>
        <Text as="div" size="small" tone="muted" id={stateId}>
          {stateText(props)}
        </Text>
      </Who>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        disabled={disabled || (method.linked ? isLast : !isSetUp)}
        aria-label={`${name} ${method.linked ? 'ontkoppelen' : 'koppelen'}`}
        aria-describedby={stateId}
        onClick={method.linked ? onUnlink : onLink}
      >
        {method.linked ? 'Ontkoppelen' : 'Koppelen'}
      </Button>
    </Row>
  )
}
