import { Anchor, Portal, Root } from '@radix-ui/react-popover'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { POPOVER_GAP, PopoverPanel } from './popover-panel.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type PlacePopoverProps = {
  /** Where it opens, in the window; it stays closed while this is null. */
  place: Pick<Range, 'getBoundingClientRect'> | null
  /** Its name for screen readers. */
  label: string
  onClose: () => void
  children: ReactNode
  /** Presses and focus in this element leave it open: the element closes it itself. */
  owner: Element | null
  /** The control that gets the focus; without one the focus stays where it is. */
  first: RefObject<HTMLElement | null> | null
}

/** A panel at a place of the page, such as words in a text; Escape and a press elsewhere close it. Not modal. */
export const PlacePopover = ({ place, label, onClose, children, owner, first }: PlacePopoverProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const anchor = useMemo(() => ({ current: place ?? { getBoundingClientRect: () => new DOMRect() } }), [place])
  return (
    <Root open={place !== null} onOpenChange={onClose}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <PopoverPanel
          aria-label={label}
          side="bottom"
          align="start"
          sideOffset={POPOVER_GAP}
          collisionPadding={POPOVER_GAP}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            event.preventDefault()
            first?.current?.focus()
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && owner?.contains(event.target)) event.preventDefault()
          }}
        >
          {children}
        </PopoverPanel>
      </Portal>
    </Root>
  )
}
