import { Anchor, Portal, Root } from '@radix-ui/react-popover'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { POPOVER_GAP, PopoverPanel } from './popover-panel.ts'
import { useReturnFocus } from './use-return-focus.ts'

type PopoverPlace = {
  /** Where it is now, in the window. */
  getBoundingClientRect: () => DOMRect
  /** What it is in: the popover moves along when that is scrolled. */
  contextElement?: Element
}

type PlacePopoverProps = {
  /** Where it opens; it stays closed while this is null. */
  place: PopoverPlace | null
  /** Its name for screen readers. */
  label: string
  /** The id of the element that describes it. */
  describedBy?: string
  onClose: (byEscape: boolean) => void
  children: ReactNode
  /** Presses and focus in this element leave it open: the element closes it itself. */
  owner: Element | null
  /** The control that gets the focus; without one the focus stays where it is. */
  first: RefObject<HTMLElement | null> | null
}

const nowhere: PopoverPlace = { getBoundingClientRect: () => new DOMRect() }

/** A panel at a place of the page, such as words in a text; Escape and a press elsewhere close it. Not modal. */
export const PlacePopover = ({ place, label, describedBy, onClose, children, owner, first }: PlacePopoverProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const anchor = useMemo(() => ({ current: place ?? nowhere }), [place])
  return (
    <Root open={place !== null} onOpenChange={() => onClose(false)}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <PopoverPanel
          aria-label={label}
          aria-describedby={describedBy}
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
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onClose(true)
          }}
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
