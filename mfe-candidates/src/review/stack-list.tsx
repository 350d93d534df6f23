import type { ImportItemSummary } from '@wervio/contracts'
import { Badge, FileName, Icon, plainList, Text, tokens, type Tone } from '@wervio/ui'
import { Users } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { itemLooks } from './stack-state.ts'

const turn = keyframes`to { rotate: 1turn; }`
const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
`
const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[3]};
  width: 100%;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  text-align: start;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &[aria-current='true'] {
    background: ${tokens.accent.soft};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const colours: Partial<Record<Tone, string>> = {
  amber: tokens.status.amber.base,
  blue: tokens.status.blue.base,
  green: tokens.status.green.base,
  red: tokens.status.red.base,
}
const Mark = styled.span<{ $tone: Tone; $turning: boolean }>`
  display: inline-flex;
  margin-top: 0.125rem;
  color: ${({ $tone }) => colours[$tone] ?? tokens.text.muted};
  animation: ${({ $turning }) => ($turning ? turn : 'none')} 1.2s linear infinite;
  ${tokens.breakpoint.calm} {
    animation: none;
  }
`
const Name = styled(Text)`
  overflow-wrap: anywhere;
`

type Props = {
  items: readonly ImportItemSummary[]
  current: string | null
  onChoose: (item: ImportItemSummary) => void
}

/** The CVs of a stack with how far each is. */
export const StackList = ({ items, current, onChoose }: Props) => (
  <List aria-label="CV’s in deze stapel">
    {items.map((item) => {
      const { label, tone, icon } = itemLooks[item.status]
      return (
        <li key={item.id}>
          <Row type="button" aria-current={item.id === current} onClick={() => onChoose(item)}>
            <Mark $tone={tone} $turning={item.status === 'reading'}>
              <Icon of={icon} />
            </Mark>
            <span>
              <Name as="span" strong>
                {item.name ?? <FileName name={item.file_name} />}
              </Name>
              <Text as="span" size="small" tone="muted" style={{ display: 'block' }}>
                {label}
                {item.title ? ` · ${item.title}` : ''}
              </Text>
              {item.has_duplicates && item.status === 'ready' && (
                <Badge tone="amber" icon={Users}>
                  Misschien dubbel
                </Badge>
              )}
            </span>
          </Row>
        </li>
      )
    })}
  </List>
)
