import { Portal, Root, Trigger } from '@radix-ui/react-popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { POPOVER_GAP, PopoverPanel } from './popover-panel.ts'

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
      <PopoverPanel
        aria-label={label}
        side={side}
        align={align}
        sideOffset={POPOVER_GAP}
        collisionPadding={POPOVER_GAP}
        onOpenAutoFocus={(event) => {
          if (!first?.current) return
          event.preventDefault()
          first.current.focus()
        }}
      >
        {children}
      </PopoverPanel>
    </Portal>
  </Root>
)
