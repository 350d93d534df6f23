import { updateCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { IconButton, Text, tokens } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFocusBack } from '../editing/use-focus-back.ts'
import { EditedBy } from './edited-by.tsx'
import { Evidence } from './evidence.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-top: 1px solid ${tokens.line.base};
  &:first-child {
    border-top: 0;
  }
  dt {
    display: flex;
    flex: 1 1 10rem;
    flex-wrap: wrap;
    align-items: center;
    align-self: flex-start;
    gap: 0 ${tokens.space[2]};
    min-height: 2.125rem;
  }
  /* Beside its name where there is room for words, else under it. */
  dd {
    flex: 999 1 14rem;
    min-width: 0;
    margin: 0;
    /* Chips stand beside each other. */
    &:has(ul) {
      flex-basis: 20rem;
    }
  }
`
const Value = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 0.375rem;
  white-space: pre-line;
`

type Props = {
  label: string
  /** Of the evidence; absent where the parts have their own. */
  path?: string | undefined
  children: ReactNode
  /** The form that changes it, while somebody does. */
  editor: ReactNode
  onEdit: () => void
}

/** One thing a CV says, with how sure that is, and a way to change it on the spot for who may; inside a `dl`. */
export const Fact = ({ label, path, children, editor, onEdit }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const mayEdit = useMay(updateCandidate)
  const isOpen = mayEdit && Boolean(editor)
  useFocusBack(button, isOpen)
  return (
    <Row>
      <dt>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
        {path && !isOpen && (
          <>
            <Evidence path={path} label={label} />
            <EditedBy path={path} />
          </>
        )}
      </dt>
      <dd>
        {(isOpen && editor) || (
          <Value>
            <Words>{children}</Words>
            {mayEdit && <IconButton ref={button} label={`${label} wijzigen`} icon={Pencil} onClick={onEdit} />}
          </Value>
        )}
      </dd>
    </Row>
  )
}
