import { isNotFound } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError } from '@wervio/remote-kit'
import { Heading, IconButton, LoadingState, Skeleton, Stack, tokens } from '@wervio/ui'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { useMeeting } from '../use-meetings.ts'
import { MeetingCard } from './meeting-card.tsx'
import type { MeetingActions } from './meeting-group.tsx'

const Frame = styled(Stack)`
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
`
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]};
`

type Props = MeetingActions & {
  query: ReturnType<typeof useMeeting>
  now: Date
  transcriptId: string | null
  onClose: () => void
}

/** The meeting that the address names, above the others; comes into view when the page opens. */
export const OpenMeeting = ({
  query: { data, error, isFetching, refetch },
  now,
  transcriptId,
  onTranscript,
  onChange,
  onCancel,
  onClose,
}: Props) => {
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  // In braces: Chromium returns a promise, which React would take for the clean-up. An open transcript is what was
  // asked for.
  useEffect(() => {
    if (transcriptId === null) frame.current?.scrollIntoView({ block: 'nearest' })
    // Once, as the page opens: what somebody opens later stays where they look.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Frame as="section" gap={3} aria-labelledby={titleId} ref={frame}>
      <Head>
        <Heading level={3} size="card" id={titleId}>
          Deze meeting
        </Heading>
        <IconButton label="Terug naar alle meetings" icon={X} onClick={onClose} />
      </Head>
      {data && !isNotFound(error) && (
        <MeetingCard
          meeting={data}
          now={now}
          isTranscriptOpen={data.meeting_id === transcriptId}
          onTranscript={() => onTranscript(data)}
          onChange={() => onChange(data)}
          onCancel={() => onCancel(data)}
        />
      )}
      {error && (!data || isNotFound(error)) && (
        <LoadError
          error={error}
          title={messages.meetingsFailed}
          notFound={{
            text: 'Misschien is die weggegooid.',
            back: { to: routes.onlineMeeting.href(), label: 'Alle meetings' },
          }}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingState label="Meeting laden...">
          <Skeleton height="7.5rem" />
        </LoadingState>
      )}
    </Frame>
  )
}
