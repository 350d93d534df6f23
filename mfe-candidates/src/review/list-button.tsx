import { Button, Icon, Popover, tokens } from '@wervio/ui'
import { ChevronDown, List } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'

const Content = styled.div`
  width: 18rem;
  max-width: 100%;
  /* Scrolls by itself, so that the list can bring its current row in sight. */
  max-height: 70dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[3]} ${tokens.space[2]};
`

type Props = {
  /** '7 van 15'. */
  label: string
  /** The list; its current row, to which `currentRow` is given, gets the focus when it opens. */
  renderList: (close: () => void, currentRow: RefObject<HTMLButtonElement | null>) => ReactNode
}

/** The list of the stack behind a button, where it has no room beside the fields. */
export const ListButton = ({ label, renderList }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const currentRow = useRef<HTMLButtonElement>(null)
  return (
    <Popover
      trigger={
        <Button variant="secondary" size="small" icon={List}>
          {label}
          <Icon of={ChevronDown} size={16} />
        </Button>
      }
      label="CV’s in deze stapel"
      align="start"
      first={currentRow}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Content data-list-pane>{renderList(() => setIsOpen(false), currentRow)}</Content>
    </Popover>
  )
}
