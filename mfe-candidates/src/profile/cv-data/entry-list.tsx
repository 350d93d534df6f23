import { updateCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Cluster, Heading, IconButton, Stack, Text, tokens } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { Children, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFocusBack } from '../editing/use-focus-back.ts'

const List = styled(Stack)`
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.line.base};
  }
`

type Props = {
  label: string
  emptyText: string
  /** The form that changes them, while somebody does. */
  editor: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** Jobs or schools under their heading, or that there are none, with a way to change them on the spot for who may. */
export const EntryList = ({ label, emptyText, editor, onEdit, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const mayEdit = useMay(updateCandidate)
  const isOpen = mayEdit && Boolean(editor)
  useFocusBack(button, isOpen)
  return (
    <Stack gap={3}>
      <Cluster justify="space-between">
        <Heading level={3} size="card">
          {label}
        </Heading>
        {mayEdit && !isOpen && <IconButton ref={button} label={`${label} wijzigen`} icon={Pencil} onClick={onEdit} />}
      </Cluster>
      {(isOpen && editor) ||
        (Children.count(children) === 0 ? (
          <Text tone="muted">{emptyText}</Text>
        ) : (
          <List as="ul" aria-label={label}>
            {children}
          </List>
        ))}
    </Stack>
  )
}
