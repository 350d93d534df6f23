import type { ImportItemSummary } from '@wervio/contracts'
import { Card, Cluster, ProgressBar, Stack, Text } from '@wervio/ui'
import { countStack } from './stack-state.ts'

type Props = { items: readonly ImportItemSummary[]; /** Files that are still being sent. */ sending: number }

const cvs = (count: number) => (count === 1 ? '1 CV' : `${count.toLocaleString('nl-NL')} CV’s`)

/** How far a stack is: what has been read, what waits for the recruiter, what is saved. */
export const StackProgress = ({ items, sending }: Props) => {
  const { total, read, review, saved, failed } = countStack(items)
  const all = total + sending
  const words = [
    read < all ? `${read.toLocaleString('nl-NL')} van ${cvs(all)} gelezen` : `${cvs(all)} gelezen`,
    ...(review > 0 ? [`${review} na te kijken`] : []),
    ...(failed > 0 ? [`${failed} niet gelezen`] : []),
    ...(saved > 0 ? [`${saved} opgeslagen`] : []),
  ]
  return (
    <Card padding={4}>
      <Stack gap={2}>
        <ProgressBar label="Voortgang van de stapel" value={all === 0 ? 0 : (read / all) * 100} />
        <Cluster justify="space-between">
          <Text as="output" size="small" tone="muted" tabular>
            {words.join(' · ')}
          </Text>
        </Cluster>
      </Stack>
    </Card>
  )
}
