import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** Pixels between the panel and its button, and the least between the panel and the edge of the window. */
const GAP = 8

const Panel = styled(Content)`
  z-index: 60;
  max-width: calc(100vw - ${2 * GAP}px);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.high};
  &:focus {
    outline: none;
  }
`

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Its name for screen readers. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** The element that gets the focus; by default the first control. */
  first?: RefObject<HTMLElement | null>
  /** Its side of the button; without room there, it opens at the opposite side. */
  side?: 'bottom' | 'right'
  align?: 'start' | 'end'
}

/**
 * A panel that opens with its button and takes the focus; Escape, a press outside and the button close it. Not modal:
 * the page stays usable, and the scroll lock of a modal one injects a <style> element, which our CSP refuses.
 */
export const Popover = ({
  trigger,
  label,
  open,
  onOpenChange,
  children,
  first,
  side = 'bottom',
  align = 'end',
}: PopoverProps) => (
  <Root open={open} onOpenChange={onOpenChange}>
    <Trigger asChild>{trigger}</Trigger>
    <Portal>
      <Panel
        aria-label={label}
        side={side}
        align={align}
        sideOffset={GAP}
        collisionPadding={GAP}
        onOpenAutoFocus={(event) => {
          if (!first?.current) return
          event.preventDefault()
          first.current.focus()
        }}
      >
        {children}
      </Panel>
    </Portal>
  </Root>
)
