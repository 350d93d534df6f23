import { Icon, IconButton, Text, tokens } from '@wervio/ui'
import { Check, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FieldCheck } from './field-checks.ts'

const Frame = styled.div<{ $isConfirmed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-inline-start: 3px solid
    ${({ $isConfirmed }) => ($isConfirmed ? tokens.status.green.base : tokens.status.amber.base)};
  background: ${({ $isConfirmed }) => ($isConfirmed ? 'none' : tokens.status.amber.soft)};
`
const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-width: 0;
`
const Reason = styled.div<{ $isConfirmed: boolean }>`
  display: flex;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  color: ${tokens.text.base};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
    color: ${({ $isConfirmed }) => ($isConfirmed ? tokens.status.green.base : tokens.status.amber.base)};
  }
`
/** Pressed it is filled, so that it differs by more than its colour. */
const CheckButton = styled(IconButton)`
  border-color: ${tokens.line.control};
  &[aria-pressed='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.base};
    color: ${tokens.accent.on};
  }
  &[aria-pressed='true']:hover:not(:disabled) {
    background: ${tokens.accent.hover};
  }
`

type Props = {
  check: FieldCheck
  isConfirmed: boolean
  disabled: boolean
  onToggle: () => void
  children: ReactNode
}

/** A field that was not surely read, why, and the button that confirms it. */
export const CheckFrame = ({ check, isConfirmed, disabled, onToggle, children }: Props) => (
  <Frame $isConfirmed={isConfirmed} data-field={check.field}>
    <Fields>{children}</Fields>
    <CheckButton
      data-check={check.id}
      label={`${check.label} klopt`}
      icon={Check}
      framed
      aria-pressed={isConfirmed}
      disabled={disabled}
      onClick={onToggle}
    />
    <Reason $isConfirmed={isConfirmed}>
      <Icon of={isConfirmed ? CircleCheck : CircleDashed} size={16} />
      <Text as="span" size="small">
        {isConfirmed ? 'Nagekeken' : `Onzeker: ${check.reason}`}
      </Text>
    </Reason>
  </Frame>
)
