import { messages } from '@wervio/contracts'
import { Button, Card, ErrorState, Heading, LoadingState, Skeleton, Stack, Text, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText } from '../../candidate/error-text.ts'
import { UndoMerge } from '../duplicates/undo-merge.tsx'
import { eventSentence } from './event-sentence.ts'
import { useTimeline } from './use-timeline.ts'

const SHOWN = 6
const moment = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const List = styled.ol`
  padding: 0;
  list-style: '';
  li {
    position: relative;
    padding: 0 0 ${tokens.space[4]} ${tokens.space[5]};
    border-left: 2px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
  li:last-child { padding-bottom: 0; }
  li::before {
    content: '';
    position: absolute;
    left: calc(-${tokens.space[1]} - 1px);
    top: 0.4rem;
    width: ${tokens.space[2]};
    height: ${tokens.space[2]};
    border-radius: ${tokens.radius.chip};
    background: ${tokens.accent.base};
  }
`

/** What happened to a candidate, newest first. */
export const TimelineCard = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useTimeline(id)
  const [all, setAll] = useState(false)
  const shown = all ? data : data?.slice(0, SHOWN)
  return (
    <Card as="section" aria-label="Tijdlijn">
      <Stack>
        <Heading level={2} size="card">
          Tijdlijn
        </Heading>
        {shown ? (
          <List>
            {shown.map((event, index) => (
              <li key={event.id}>
                <Text>{eventSentence(event)}</Text>
                <Text size="small" tone="muted">
                  <time dateTime={event.at}>{moment.format(new Date(event.at))}</time>
                  {event.by && ` · ${event.by}`}
                </Text>
                {index === 0 && event.kind === 'merged' && <UndoMerge id={id} until={event.data['until']} />}
              </li>
            ))}
          </List>
        ) : error ? (
          <ErrorState
            title={messages.timelineFailed}
            text={errorText(error, messages.timelineFailed)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState label="Tijdlijn laden...">
            <Stack>
              <Skeleton />
              <Skeleton width="70%" />
              <Skeleton />
            </Stack>
          </LoadingState>
        )}
        {data && data.length > SHOWN && (
          <div>
            <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Toon minder' : `Toon alle ${data.length}`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
