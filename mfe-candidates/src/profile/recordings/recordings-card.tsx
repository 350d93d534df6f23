import { type Candidate, messages, saveRecording as recordingStorage } from '@wervio/contracts'
import { LoadError, useMay } from '@wervio/remote-kit'
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
  const { recording, storedId, forget } = useImportedRecording()
  const maySave = useMay(recordingStorage)
  const importedRecording = maySave ? recording : null
  const [search] = useSearchParams()
  const isOpen = search.has(paths.profile.conversationsParameter)
  const { mutate: saveRecording, isPending } = useSaveRecording(candidate.id, forget)
  const renderStored = () => {
    if (data)
      return data.map((stored) => (
        <RecordingEntry
          key={stored.id}
          recording={stored}
          open={isOpen || stored.id === storedId}
          beside={
            <Text as="span" size="small" tone="muted">
              {shortDayWithYear(stored.created_at)}
            </Text>
          }
        >
          <RecordingActions candidateId={candidate.id} recording={stored} />
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
              <Text tone="muted">Nog geen gesprekken.{maySave && ' Importeer een opname en kies deze kandidaat.'}</Text>
            )
          : renderStored()}
      </Stack>
    </Card>
  )
}
