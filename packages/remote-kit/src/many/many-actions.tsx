import type { Endpoint } from '@wervio/contracts'
import { Button, Menu, tokens, useWideScreen, type MenuItem } from '@wervio/ui'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { mayCall } from '../role/use-may.ts'
import { useRole } from '../role/use-role.ts'

const Actions = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${tokens.breakpoint.tablet} {
    grid-area: actions;
  }
  ${tokens.breakpoint.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * {
      flex: 1 0 auto;
    }
    svg {
      display: none;
    }
  }
`

/** What can be done with all that is chosen: at once, or after a choice from a menu. */
export type ManyAction = {
  label: string
  icon: LucideIcon
  /** The calls that it makes: it isn't there for who may not make them. */
  calls: readonly Endpoint[]
  /** Whether it stands under 'Meer' where there is no room for all; labels of its own menu must say all then. */
  isSecondary?: boolean
  /** Whether something is lost by it; a menu says so in red. */
  danger?: boolean
} & ({ onSelect: () => void } | { items: readonly MenuItem[] })

type Props = { actions: readonly ManyAction[]; disabled: boolean }

const ActionButton = ({ action, disabled }: { action: ManyAction; disabled: boolean }) => {
  const look = { variant: 'secondary', size: 'small', icon: action.icon, disabled } as const
  if ('onSelect' in action)
    return (
      <Button {...look} onClick={action.onSelect}>
        {action.label}
      </Button>
    )
  return <Menu align="start" trigger={<Button {...look}>{action.label}</Button>} items={action.items} />
}

const menuItems = (action: ManyAction): readonly MenuItem[] =>
  'items' in action
    ? action.items
    : [{ label: action.label, icon: action.icon, danger: action.danger ?? false, onSelect: action.onSelect }]

/** Buttons that fit on one line of a wide screen. */
const MOST_BUTTONS = 6

/**
 * A button for each action that the role may do; where they don't fit on a line the secondary ones are behind 'Meer'.
 */
export const ManyActions = ({ actions: allActions, disabled }: Props) => {
  const role = useRole()
  const actions = allActions.filter(({ calls }) => mayCall(role, ...calls))
  const hasRoom = useWideScreen() && actions.length <= MOST_BUTTONS
  const more = hasRoom ? [] : actions.filter(({ isSecondary }) => isSecondary)
  const buttons = actions.filter((action) => !more.includes(action))
  return (
    <Actions aria-label="Acties voor de selectie">
      {[
        ...buttons,
        ...(more.length > 0 ? [{ label: 'Meer', icon: Ellipsis, calls: [], items: more.flatMap(menuItems) }] : []),
      ].map((action) => (
        <ActionButton key={action.label} action={action} disabled={disabled} />
      ))}
    </Actions>
  )
}
