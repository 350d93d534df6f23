import { Content, Item, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu'
import { useNavigate, type To } from '@wervio/routing'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'

const List = styled(Content)`
  z-index: 60;
  min-width: 12rem;
  max-width: min(22rem, calc(100vw - 1rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${tokens.space[1]};
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.high};
`
const Row = styled(Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: 2.25rem;
  padding: 0 ${tokens.space[3]};
  border-radius: 7px;
  color: ${({ $danger }) => ($danger ? tokens.status.red.base : tokens.text.base)};
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    outline: none;
    background: ${tokens.surface.sunken};
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Line = styled(Separator)`
  height: 1px;
  margin: ${tokens.space[1]} 0;
  background: ${tokens.line.base};
`

export type MenuItem =
  | 'line'
  | ({ label: string; icon?: LucideIcon; danger?: boolean; disabled?: boolean } & (
      | { to: To }
      | { onSelect: () => void }
    ))

export type MenuProps = {
  /** The button that opens it (a Button, IconButton or Chip). */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

/** A menu of actions under a button, usable with arrow keys, first letters and Escape. */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => {
  const navigate = useNavigate()
  const row = (item: Exclude<MenuItem, 'line'>) => (
    <Row
      key={item.label}
      $danger={item.danger ?? false}
      disabled={item.disabled ?? false}
      onSelect={() => ('to' in item ? void navigate(item.to) : item.onSelect())}
    >
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </Row>
  )
  // Not modal: the scroll lock of a modal menu injects a <style> element, which our CSP refuses.
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <List align={align} sideOffset={6} collisionPadding={8}>
          {items.map((item, index) => (item === 'line' ? <Line key={`line-${index}`} /> : row(item)))}
        </List>
      </Portal>
    </Root>
  )
}
