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
const Side = styled(Cluster)`
  justify-content: end;
`

type Props = {
  /** What one of them is: 'Baan'. */
  what: string
  keys: readonly string[]
  /** When there are none. */
  empty: string
  disabled: boolean
  /** The most there may be. */
  most: number
  fields: (index: number) => ReactNode
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** Jobs or schools to correct: each can change, move or go, and more can come. */
export const EntryRows = ({ what, keys, empty, disabled, most, fields, onAdd, onMove, onRemove }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; way: 'up' | 'down' } | null>(null)
  // The button that moved it went along and lost the focus on its way; at the end of the list it can't go on.
  useEffect(() => {
    if (!moved) return
    const buttons = [
      ...(list.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? []),
    ]
    const same = buttons.find(({ dataset, disabled: off }) => dataset['way'] === moved.way && !off)
    ;(same ?? buttons.find(({ disabled: off }) => !off))?.focus()
  }, [moved])
  const move = (from: number, way: 'up' | 'down') => {
    const to = way === 'up' ? from - 1 : from + 1
    onMove(from, to)
    setMoved({ to, way })
  }
  return (
    <Stack gap={3}>
      {keys.length === 0 && (
        <Text size="small" tone="muted">
          {empty}
        </Text>
      )}
      <Stack as="ol" gap={3} ref={list}>
        {keys.map((key, index) => (
          <Entry key={key}>
            {fields(index)}
            <Side gap={1}>
              <IconButton
                data-way="up"
                label={`${what} ${index + 1} naar boven`}
                icon={ArrowUp}
                disabled={disabled || index === 0}
                onClick={() => move(index, 'up')}
              />
              <IconButton
                data-way="down"
                label={`${what} ${index + 1} naar beneden`}
                icon={ArrowDown}
                disabled={disabled || index === keys.length - 1}
                onClick={() => move(index, 'down')}
              />
              <IconButton
                label={`${what} ${index + 1} weghalen`}
                icon={Trash2}
                disabled={disabled}
                onClick={() => onRemove(index)}
              />
            </Side>
          </Entry>
        ))}
      </Stack>
      <div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          icon={Plus}
          disabled={disabled || keys.length >= most}
          onClick={onAdd}
        >
          {what} toevoegen
        </Button>
      </div>
    </Stack>
  )
}
