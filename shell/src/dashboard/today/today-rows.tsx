import { attentionRules } from '@wervio/contracts'
import { Button, Icon, IconTile, numberText, Stack, Text, tokens } from '@wervio/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PlainList } from '../../plain-list.ts'
import { RowLink } from '../../row-link.tsx'
import type { TodayGroup } from './today-groups.ts'

/** Rows of a kind that are seen at once; the others are a press away. */
const AT_ONCE = 3

const List = styled(PlainList)`
  li {
    border-top: 1px solid ${tokens.line.base};
  }
  &:last-child li:last-child a {
    border-radius: 0 0 ${tokens.radius.card} ${tokens.radius.card};
  }
`
const Start = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`
const More = styled.li`
  padding: ${tokens.space[2]} ${tokens.space[5]};
`

const restTexts: Record<TodayGroup['kind'], readonly [one: string, many: string]> = {
  meetings: ['gesprek', 'gesprekken'],
  transcripts: ['transcriptie', 'transcripties'],
  matches: ['vacature met nieuwe matches', 'vacatures met nieuwe matches'],
  stalled: ['procedure die stilstaat', 'procedures die stilstaan'],
  'past-term': ['kandidaat over de bewaartermijn', 'kandidaten over de bewaartermijn'],
}
const restText = (kind: TodayGroup['kind'], count: number): string =>
  `${numberText(count)} ${restTexts[kind][count === 1 ? 0 : 1]}`

/** What waits of one kind, each row a link to its subject. */
export const TodayRows = ({ group }: { group: TodayGroup }) => {
  const [isOpen, setOpen] = useState(false)
  const { kind, icon, tone, count, rows } = group
  const visible = isOpen ? rows : rows.slice(0, AT_ONCE)
  return (
    <List>
      {visible.map(({ key, title, text, to }) => (
        <li key={key}>
          <RowLink to={to}>
            <Start>
              <IconTile icon={icon} tone={tone} />
              <Stack gap={1}>
                <Text as="span" strong>
                  {title}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {text}
                </Text>
              </Stack>
            </Start>
            <Icon of={ChevronRight} />
          </RowLink>
        </li>
      ))}
      {visible.length < count && (
        <More>
          {visible.length < rows.length ? (
            <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
              Toon nog {restText(kind, rows.length - visible.length)}
            </Button>
          ) : (
            <Text size="small" tone="muted">
              En nog {count >= attentionRules.counted && 'minstens '}
              {restText(kind, count - rows.length)}.
            </Text>
          )}
        </More>
      )}
    </List>
  )
}
