import { errorText, needsSignIn } from '@wervio/api-client'
import { messages, type MeetingTranscript } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import {
  Card,
  Cluster,
  ErrorState,
  exactMoment,
  Heading,
  IconButton,
  LoadingState,
  Notice,
  secondsText,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@wervio/ui'
import { X } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { ConsentButton } from './consent/consent-button.tsx'
import { MeetingConsent } from './consent/meeting-consent.tsx'
import { NoTranscript } from './no-transcript.tsx'
import { RecordingPart } from './recording-part.tsx'
import { TeamsSegments } from './teams-segments.tsx'
import { TranscriptTools } from './transcript-tools.tsx'
import { useSeeTranscript } from './use-see-transcript.ts'
import { useTranscript } from './use-transcript.ts'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]};
`

/** Whether it waits for consent, or was deleted when that was withdrawn. */
const lacksConsent = ({ state, consent }: MeetingTranscript): boolean =>
  consent?.stands === false && (state === 'consent_missing' || state === 'failed')

type Props = { meetingId: string; onClose: () => void }

/** What was said in a meeting in Teams, or why that isn't known yet. */
export const TranscriptViewer = ({ meetingId, onClose }: Props) => {
  const titleId = useId()
  const { transcript, ask, goOn } = useTranscript(meetingId)
  const { data, error, isFetching, refetch } = transcript
  const isAvailable = data !== undefined && data.segments.length > 0
  useSeeTranscript(meetingId, isAvailable)
  const problem = ask.error ? errorText(ask.error, messages.transcriptFailed) : data?.error
  const renderContent = () => {
    if (isAvailable)
      return (
        <>
          {problem && <Notice tone="amber">{problem}</Notice>}
          <TeamsSegments segments={data.segments} recording={data.recording} />
        </>
      )
    if (data)
      return (
        <NoTranscript
          transcript={data}
          onAsk={() => ask.mutate()}
          busy={ask.isPending}
          problem={ask.error}
          consentButton={
            data.consent && lacksConsent(data) ? (
              <ConsentButton meetingId={meetingId} consent={data.consent} onGiven={() => void goOn()} />
            ) : null
          }
        />
      )
    if (!error)
      return (
        <LoadingState label="Transcriptie laden...">
          <Stack gap={3}>
            <Skeleton width="70%" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </Stack>
        </LoadingState>
      )
    const onRetry = () => void refetch()
    if (needsSignIn(error)) return <LoadError error={error} busy={isFetching} onRetry={onRetry} />
    const text = errorText(error, messages.transcriptFailed)
    return (
      <ErrorState
        title={messages.transcriptFailed}
        text={text === messages.transcriptFailed ? messages.generic : text}
        retryLabel="Opnieuw proberen"
        busy={isFetching}
        onRetry={onRetry}
      />
    )
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Head>
          <Cluster gap={3} align="baseline">
            <Heading level={2} size="card" id={titleId}>
              Meeting Transcriptie
            </Heading>
            {isAvailable && (
              <Text size="small" tone="muted" tabular>
                Duur {secondsText(data.metadata.duration)}
                {data.metadata.processed_at && ` · verwerkt op ${exactMoment(data.metadata.processed_at)}`}
              </Text>
            )}
          </Cluster>
          <IconButton label="Sluit de transcriptie" icon={X} onClick={onClose} />
        </Head>
        {isAvailable && (
          <TranscriptTools
            transcript={data}
            onAsk={() => ask.mutate()}
            busy={ask.isPending || data.state === 'waiting'}
          />
        )}
        {isAvailable && data.recording && <RecordingPart recording={data.recording} onRetried={() => void refetch()} />}
        {renderContent()}
        <MeetingConsent consent={data?.consent?.given ?? null} />
      </Stack>
    </Card>
  )
}
