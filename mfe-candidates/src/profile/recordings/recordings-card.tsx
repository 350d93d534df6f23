import { messages, type Candidate } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { useSearchParams } from '@wervio/routing'
import { Badge, Button, Card, Heading, LoadingState, Skeleton, Stack, Text, shortDayWithYear } from '@wervio/ui'
import { Save } from 'lucide-react'
import { paths } from '../../paths.ts'
import { RecordingActions } from './recording-actions.tsx'
import { RecordingEntry } from './recording-entry.tsx'
import { useImportedRecording } from './use-imported-recording.ts'
import { useSaveRecording, useRecordings } from './use-recordings.ts'

/** The interviews with a candidate: those that are stored, and one that was just transcribed and can be stored. */
export const RecordingsCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, error, isFetching, refetch } = useRecordings(candidate.id)
  const { recording: importedRecording, storedId, forget } = useImportedRecording()
  const [search] = useSearchParams()
  const isOpen = search.has(paths.profile.conversationsParameter)
  const { mutate: saveRecording, isPending } = useSaveRecording(candidate.id, forget)
  const renderStored = () => {
    if (data)
      return data.map((recording) => (
        <RecordingEntry
          key={recording.id}
          recording={recording}
          open={isOpen || recording.id === storedId}
          beside={
            <Text as="span" size="small" tone="muted">
              {shortDayWithYear(recording.created_at)}
            </Text>
          }
        >
          <RecordingActions candidateId={candidate.id} recording={recording} />
        </RecordingEntry>
      ))
    if (error)
      return (
        <LoadError
          error={error}
          title={messages.recordingsFailed}
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
        {importedRecording && (
          <RecordingEntry recording={importedRecording} open beside={<Badge tone="amber">Nog niet bewaard</Badge>}>
            <div>
              <Button icon={Save} busy={isPending} onClick={() => saveRecording(importedRecording)}>
                Bewaar bij {candidate.name}
              </Button>
            </div>
          </RecordingEntry>
        )}
        {data?.length === 0
          ? !importedRecording && (
              <Text tone="muted">Nog geen gesprekken. Importeer een opname en kies deze kandidaat.</Text>
            )
          : renderStored()}
      </Stack>
    </Card>
  )
}
