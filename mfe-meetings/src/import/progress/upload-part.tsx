import type { RecordingImport } from '@wervio/contracts'
import { Button, Cluster, percentText, ProgressBar, Stack, Text } from '@wervio/ui'
import { Pause, Play, RotateCw } from 'lucide-react'
import { sizeInMegabytes } from '../file/recording-file.ts'
import { recordingUploads, type RecordingUpload } from '../uploads/recording-uploads.ts'
import { timeLeftText } from './time-left.ts'

const standingText = ({ status, secondsLeft }: RecordingUpload): string => {
  if (status === 'paused') return 'Gepauzeerd'
  if (status === 'offline') return 'Geen verbinding. Gaat vanzelf verder.'
  return timeLeftText(secondsLeft) ?? 'Wordt geüpload'
}

type Props = { recordingImport: RecordingImport; upload: RecordingUpload }

/** A recording that this tab sends: how far it is, and pausing it. */
export const UploadPart = ({ recordingImport: { fileName, size, uploaded }, upload }: Props) => {
  const { id, status, error, canRetry } = upload
  // What the service says that arrived holds until this tab knows better.
  const sentBytes = Math.max(upload.sent, upload.sent === 0 ? uploaded : 0)
  return (
    <Stack gap={2}>
      <Cluster justify="space-between" gap={2}>
        <Text as="span" strong tabular>
          {percentText(sentBytes / size)}
        </Text>
        <Text as="span" size="small" tone="muted" tabular>
          {sizeInMegabytes(sentBytes)} van {sizeInMegabytes(size)}
        </Text>
      </Cluster>
      <ProgressBar label={`Upload van ${fileName}`} value={(sentBytes / size) * 100} />
      {status === 'failed' ? (
        <Text role="alert" size="small" tone="red">
          {error}
        </Text>
      ) : (
        <Text as="output" size="small" tone="muted">
          {standingText(upload)}
        </Text>
      )}
      {status === 'sending' && (
        <Text size="small" tone="muted">
          Houd dit tabblad open tot de upload klaar is. Binnen Wervio kun je gewoon verder werken.
        </Text>
      )}
      <Cluster gap={2}>
        {(status === 'sending' || status === 'offline') && (
          <Button variant="secondary" size="small" icon={Pause} onClick={() => recordingUploads.pause(id)}>
            Pauzeer
          </Button>
        )}
        {status === 'paused' && (
          <Button variant="secondary" size="small" icon={Play} onClick={() => recordingUploads.resume(id)}>
            Ga verder
          </Button>
        )}
        {status === 'failed' && canRetry && (
          <Button variant="secondary" size="small" icon={RotateCw} onClick={() => recordingUploads.resume(id)}>
            Opnieuw proberen
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
