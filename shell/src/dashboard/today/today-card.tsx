import { messages } from '@wervio/contracts'
import { Button, Card, Count, Heading, Icon, numberText, Text, tokens } from '@wervio/ui'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { TodayRows } from './today-rows.tsx'
import type { useToday } from './use-today.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  > svg {
    flex-shrink: 0;
    color: ${tokens.accent.base};
  }
  padding: ${tokens.space[3]} ${tokens.space[5]} ${tokens.space[5]};
  border-top: 1px solid ${tokens.line.base};
`

type Today = Pick<ReturnType<typeof useToday>, 'groups' | 'failed' | 'isRetrying' | 'retry'>

/**
 * What waits for the recruiter today, the most pressing first; says so when nothing does, or when a part is unknown.
 */
export const TodayCard = ({ groups, failed, isRetrying, retry }: Today) => {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <Card as="section" padding={0} aria-labelledby="vandaag">
      <Head>
        <Heading level={2} size="card" id="vandaag">
          Vandaag
        </Heading>
        {count > 0 && <Count aria-label={`${numberText(count)} wacht op je`}>{numberText(count)}</Count>}
      </Head>
      {groups.map((group) => (
        <TodayRows key={group.kind} group={group} />
      ))}
      {failed && (
        <Line role="alert">
          <Text size="small" tone="muted">
            {messages.attentionFailed}.
          </Text>
          <Button variant="quiet" size="small" busy={isRetrying} onClick={retry}>
            Probeer opnieuw
          </Button>
        </Line>
      )}
      {count === 0 && !failed && (
        <Line>
          <Icon of={CircleCheck} />
          <Text size="small" tone="muted">
            Er wacht niets op je. Nieuwe matches, gesprekken en termijnen zie je hier.
          </Text>
        </Line>
      )}
    </Card>
  )
}
