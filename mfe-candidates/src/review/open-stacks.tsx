import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  exactMoment,
  Heading,
  plainList,
  shortDay,
  Stack,
  Text,
  tokens,
  numberText,
} from '@wervio/ui'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { countStack, leftText } from './stack-state.ts'
import { useOpenStacks } from './use-stack.ts'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`
const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[3]};
`

/** Stacks that aren't finished, to go on with; nothing where there are none. */
export const OpenStacks = () => {
  const { data, isError, refetch } = useOpenStacks()
  if (isError)
    return (
      <Cluster gap={2}>
        <Text size="small" tone="muted">
          Je stapels CV’s konden we nu niet ophalen.
        </Text>
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Probeer opnieuw
        </Button>
      </Cluster>
    )
  if (!data || data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="open-stacks">
      <Stack gap={3}>
        <Heading level={2} size="card" id="open-stacks">
          Ga verder met je stapel
        </Heading>
        <List>
          {data.map(({ id, created_at, items }) => {
            const counts = countStack(items)
            const { total } = counts
            return (
              <Row key={id}>
                <div>
                  <Text strong>
                    {total === 1 ? '1 CV' : `${numberText(total)} CV’s`} van{' '}
                    <time dateTime={created_at} title={exactMoment(created_at)}>
                      {shortDay(created_at)}
                    </time>
                  </Text>
                  <Text size="small" tone="muted">
                    {leftText(counts)}
                  </Text>
                </div>
                <ButtonLink variant="secondary" size="small" to={paths.add.stack(id)}>
                  Verder nakijken
                </ButtonLink>
              </Row>
            )
          })}
        </List>
      </Stack>
    </Card>
  )
}
