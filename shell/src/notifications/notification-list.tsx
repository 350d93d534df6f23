import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Button, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { PlainList } from '../plain-list.ts'
import { useNow } from '../use-now.ts'
import { NotificationRow } from './notification-row.tsx'
import type { useMarks, useNotifications } from './use-notifications.ts'

const Note = styled.div`
  display: block;
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-top: 1px solid ${tokens.line.base};
`

type Props = Pick<ReturnType<typeof useNotifications>, 'query' | 'items'> & ReturnType<typeof useMarks>

/** Notifications newest first, older ones on request. */
export const NotificationList = ({ query, items, read, makeUnread }: Props) => {
  const now = useNow()
  const { error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  return (
    <>
      {items.length > 0 && (
        <PlainList aria-label="Notificaties">
          {items.map((item, place) => (
            <NotificationRow
              key={item.id}
              notification={item}
              now={now}
              place={place}
              onRead={() => read([item.id])}
              onUnread={() => makeUnread(item.id)}
            />
          ))}
        </PlainList>
      )}
      {isPending && !error && (
        <Note as="output">
          <Text size="small" tone="muted">
            Je meldingen laden...
          </Text>
        </Note>
      )}
      {error && (
        <Note>
          <Text size="small" tone="muted">
            {errorText(error, messages.notificationsFailed)}
          </Text>
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            Probeer opnieuw
          </Button>
        </Note>
      )}
      {hasNextPage && !error && (
        <Note>
          <Button variant="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Toon oudere meldingen
          </Button>
        </Note>
      )}
    </>
  )
}
