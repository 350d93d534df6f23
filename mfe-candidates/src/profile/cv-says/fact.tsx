import { Cluster, IconButton, Text, tokens } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Evidence } from './evidence.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  border-top: 1px solid ${tokens.line.base};
  &:first-child { border-top: 0; }
  dd { min-width: 0; margin: 0; }
  ${tokens.breakpoint.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Value = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  white-space: pre-line;
`

type Props = {
  label: string
  /** Of the evidence; absent where the parts have their own. */
  path?: string
  /** Null when it isn't known. */
  children: ReactNode
  /** The form that changes it, while somebody does. */
  editor: ReactNode
  onEdit: () => void
}

/** One thing a CV says, with how sure that is, and a way to change it on the spot; inside a `dl`. */
export const Fact = ({ label, path, children, editor, onEdit }: Props) => (
  <Row>
    <Cluster as="dt" gap={2} align="start">
      <Text as="span" size="small" tone="muted">{label}</Text>
      {path && children !== null && !editor && <Evidence path={path} label={label} />}
    </Cluster>
    <dd>
      {editor || (
        <Value>
          <Words>{children ?? <Text as="span" tone="faint">Niet bekend</Text>}</Words>
          <IconButton label={`${label} wijzigen`} icon={Pencil} onClick={onEdit} />
        </Value>
      )}
    </dd>
  </Row>
)
