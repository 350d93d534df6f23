import type { Session } from '@wervio/contracts'
import { Badge, Button, Cluster, exactMoment, IconTile, since, Text, tokens } from '@wervio/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { styled } from 'styled-components'
import { deviceName, isHandheld } from './device-name.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
`

type Props = { session: Session; busy: boolean; onEnd: () => void }

/** One sign-in: what it is on, since when, and when it was used last. */
export const SessionRow = ({ session, busy, onEnd }: Props) => {
  const name = deviceName(session)
  return (
    <Row>
      <IconTile icon={isHandheld(session) ? Smartphone : Monitor} />
      <div>
        <Cluster gap={2}>
          <Text as="span" strong>
            {name}
          </Text>
          {session.is_current && <Badge tone="green">Deze sessie</Badge>}
        </Cluster>
        <Text size="small" tone="muted">
          {session.is_current ? 'Nu in gebruik' : `Laatst gebruikt ${since(session.last_used_at)}`}
          {', '}
          <time dateTime={session.signed_in_at} title={exactMoment(session.signed_in_at)}>
            ingelogd {since(session.signed_in_at)}
          </time>
        </Text>
      </div>
      <Button size="small" variant="secondary" busy={busy} aria-label={`Uitloggen: ${name}`} onClick={onEnd}>
        Uitloggen
      </Button>
    </Row>
  )
}
