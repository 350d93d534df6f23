import { Button, Cluster, IconButton, Stack, Text, tokens } from '@wervio/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Entry = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
`
const RowButtons = styled(Cluster)`
  justify-content: end;
`

type Props = {
  /** What one entry is called: 'Baan'. */
  entryName: string
  keys: readonly string[]
  /** When there are none. */
  emptyText: string
  disabled: boolean
  /** The most entries there may be. */
  maximum: number
  renderFields: (index: number) => ReactNode
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** Jobs or schools to correct: each can change, move or go, and more can come. */
export const EntryRows = ({
  entryName,
  keys,
  emptyText,
  disabled,
  maximum,
  renderFields,
  onAdd,
  onMove,
  onRemove,
}: Props) => {
  const list = useRef<HTMLOListElement>(null)
  const [lastMove, setLastMove] = useState<{ to: number; direction: 'up' | 'down' } | null>(null)
  // Moving an entry moves its buttons, which lose the focus. At the end of the list that button is disabled: the other
  // one gets the focus.
  useEffect(() => {
    if (!lastMove) return
    const buttons = [
      ...(list.current?.children[lastMove.to]?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? []),
    ]
    const sameButton = buttons.find(({ dataset, disabled: off }) => dataset['way'] === lastMove.direction && !off)
    ;(sameButton ?? buttons.find(({ disabled: off }) => !off))?.focus()
  }, [lastMove])
  const move = (from: number, direction: 'up' | 'down') => {
    const to = direction === 'up' ? from - 1 : from + 1
    onMove(from, to)
    setLastMove({ to, direction })
  }
  return (
    <Stack gap={3}>
      {keys.length === 0 && (
        <Text size="small" tone="muted">
          {emptyText}
        </Text>
      )}
      <Stack as="ol" gap={3} ref={list}>
        {keys.map((key, index) => (
          <Entry key={key}>
            {renderFields(index)}
            <RowButtons gap={1}>
              <IconButton
                data-way="up"
                label={`${entryName} ${index + 1} naar boven`}
                icon={ArrowUp}
                disabled={disabled || index === 0}
                onClick={() => move(index, 'up')}
              />
              <IconButton
                data-way="down"
                label={`${entryName} ${index + 1} naar beneden`}
                icon={ArrowDown}
                disabled={disabled || index === keys.length - 1}
                onClick={() => move(index, 'down')}
              />
              <IconButton
                label={`${entryName} ${index + 1} weghalen`}
                icon={Trash2}
                disabled={disabled}
                onClick={() => onRemove(index)}
              />
            </RowButtons>
          </Entry>
        ))}
      </Stack>
      <div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          icon={Plus}
          disabled={disabled || keys.length >= maximum}
          onClick={onAdd}
        >
          {entryName} toevoegen
        </Button>
      </div>
    </Stack>
  )
}
