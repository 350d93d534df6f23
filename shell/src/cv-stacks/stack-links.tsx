import { cvCountText, importLeftText, type ImportProgress } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { exactMoment, Icon, shortDay, Stack, Text, tokens } from '@wervio/ui'
import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'
import { RowLink } from '../row-link.tsx'

const List = styled(PlainList)`
  li + li {
    border-top: 1px solid ${tokens.line.base};
  }
`

/** Links to the reviews of stacks of CVs, each with the work that is left. */
export const StackLinks = ({ stacks }: { stacks: readonly ImportProgress[] }) => (
  <List>
    {stacks.map((stack) => (
      <li key={stack.id}>
        <RowLink to={routes.cvStack.href(stack.id)}>
          <Stack gap={1}>
            <Text as="span" strong>
              {cvCountText(stack.total)} van{' '}
              <time dateTime={stack.created_at} title={exactMoment(stack.created_at)}>
                {shortDay(stack.created_at)}
              </time>
            </Text>
            <Text as="span" size="small" tone="muted">
              {importLeftText(stack)}
            </Text>
          </Stack>
          <Icon of={ChevronRight} />
        </RowLink>
      </li>
    ))}
  </List>
)
