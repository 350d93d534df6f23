import { knownType, ScorecardForm, ScorecardStart, useScorecards } from '@wervio/candidates'
import { createScorecard, messages, type RecordingDetails } from '@wervio/contracts'
import { LoadError, useMay } from '@wervio/remote-kit'
import { Card, Heading, LoadingState, localDay, Skeleton, Stack, Text } from '@wervio/ui'
import { MomentButton } from '../summary/moment-button.tsx'

type OfCandidate = { recording: RecordingDetails; candidateId: string }

const CardOfRecording = ({ recording, candidateId }: OfCandidate) => {
  const { data, error, isFetching, refetch } = useScorecards(candidateId)
  const mayStart = useMay(createScorecard)
  if (!data)
    return error ? (
      <LoadError
        error={error}
        title={messages.scorecardsFailed}
        safe="De cijfers zelf zijn bewaard."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState label="Scorekaart laden...">
        <Skeleton height="8rem" />
      </LoadingState>
    )
  const card = data.find(({ recording_id }) => recording_id === recording.id)
  if (!card && !mayStart) return <Text tone="muted">Van dit gesprek is nog geen scorekaart.</Text>
  return card ? (
    <ScorecardForm
      key={card.id}
      candidateId={candidateId}
      card={card}
      renderMoment={(moment) => <MomentButton moment={moment} />}
    />
  ) : (
    <ScorecardStart
      candidateId={candidateId}
      recordingId={recording.id}
      vacancy={recording.vacancy}
      conversationType={knownType(recording.conversationType)}
      conversationOn={localDay(new Date(recording.created_at))}
      onStarted={() => undefined}
    />
  )
}

/** The recruiter's own marks of this conversation. */
export const RecordingScorecard = ({ recording }: { recording: RecordingDetails }) => (
  <Card as="section" aria-label="Scorekaart">
    <Stack gap={4}>
      <Heading level={2} size="card">
        Scorekaart
      </Heading>
      {recording.candidate ? (
        <CardOfRecording recording={recording} candidateId={recording.candidate.id} />
      ) : (
        <Text tone="muted">Deze opname hoort nog bij geen kandidaat. Daarna kun je hier cijfers geven.</Text>
      )}
    </Stack>
  </Card>
)
