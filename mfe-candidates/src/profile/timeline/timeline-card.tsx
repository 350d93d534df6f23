import { timelineEntries, useTimeline } from '@wervio/candidates'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError } from '@wervio/remote-kit'
import {
  Button,
  Card,
  Heading,
  LoadingState,
  Skeleton,
  Stack,
  Text,
  TextLink,
  tokens,
  shortMomentWithYear,
} from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { UndoMerge } from '../duplicates/undo-merge.tsx'

const SHORT_LENGTH = 6

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
  const [isExpanded, setIsExpanded] = useState(false)
  const entries = data && timelineEntries(data)
  const visibleEntries = isExpanded ? entries : entries?.slice(0, SHORT_LENGTH)
  return (
    <Card as="section" aria-label="Tijdlijn">
      <Stack>
        <Heading level={2} size="card">
          Tijdlijn
        </Heading>
        {visibleEntries ? (
          <List>
            {visibleEntries.map(({ event, sentence, statusSentence }, index) => (
              <li key={event.id}>
                <Text>{sentence}</Text>
                {statusSentence && (
                  <Text size="small" tone="muted">
                    {statusSentence}
                  </Text>
                )}
                <Text size="small" tone="muted">
                  <time dateTime={event.at}>{shortMomentWithYear(event.at)}</time>
                  {event.by && ` · ${event.by}`}
                </Text>
                {event.kind === 'contacted' && (
                  <Text size="small">
                    <TextLink to={routes.mail.forCandidate(id)} aria-label={`Mails bij: ${sentence}`}>
                      Bekijk de mails
                    </TextLink>
                  </Text>
                )}
                {index === 0 && event.kind === 'merged' && <UndoMerge id={id} until={event.data['until']} />}
              </li>
            ))}
          </List>
        ) : error ? (
          <LoadError error={error} title={messages.timelineFailed} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label="Tijdlijn laden...">
            <Stack>
              <Skeleton />
              <Skeleton width="70%" />
              <Skeleton />
            </Stack>
          </LoadingState>
        )}
        {entries && entries.length > SHORT_LENGTH && (
          <div>
            <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? 'Toon minder' : `Toon alle ${entries.length}`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
