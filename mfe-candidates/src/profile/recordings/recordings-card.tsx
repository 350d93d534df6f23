import { messages, type Candidate } from '@wervio/contracts'
import { useSearchParams } from '@wervio/routing'
import { Badge, Button, Card, ErrorState, Heading, LoadingState, Skeleton, Stack, Text } from '@wervio/ui'
import { Save } from 'lucide-react'
import { errorText } from '../../candidate/error-text.ts'
import { paths } from '../../paths.ts'
import { RecordingEntry } from './recording-entry.tsx'
import { useHandedOver } from './transcription-state.ts'
import { useKeepRecording, useRecordings } from './use-recordings.ts'

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium' })

/** The interviews with a candidate: those that are kept, and one that was just transcribed and can be. */
export const RecordingsCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, error, isFetching, refetch } = useRecordings(candidate.id)
  const { handed, forget } = useHandedOver()
  const [search] = useSearchParams()
  const open = search.has(paths.profile.conversationsParameter)
  const { mutate: keep, isPending } = useKeepRecording(candidate.id, forget)
  const kept = () => {
    if (data)
      return data.map((recording) => (
        <RecordingEntry
          key={recording.id}
          recording={recording}
          open={open}
          beside={
            <Text as="span" size="small" tone="muted">
              {day.format(new Date(recording.created_at))}
            </Text>
          }
        />
      ))
    if (error)
      return (
        <ErrorState
          title={messages.recordingsFailed}
          text={errorText(error, messages.recordingsFailed)}
          safe="De opnames zelf zijn bewaard."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return (
      <LoadingState label="Gespreksopnames laden...">
        <Skeleton height="2.75rem" />
      </LoadingState>
    )
  }
  return (
    <Card as="section" aria-label="Gespreksopnames">
      <Stack>
        <Heading level={2} size="card">
          Gespreksopnames
        </Heading>
        {handed && (
          <RecordingEntry recording={handed} open beside={<Badge tone="amber">Nog niet bewaard</Badge>}>
            <div>
              <Button icon={Save} busy={isPending} onClick={() => keep(handed)}>
                Bewaar bij {candidate.name}
              </Button>
            </div>
          </RecordingEntry>
        )}
        {data?.length === 0
          ? !handed && <Text tone="muted">Nog geen gesprekken. Importeer een opname en kies deze kandidaat.</Text>
          : kept()}
      </Stack>
    </Card>
  )
}
