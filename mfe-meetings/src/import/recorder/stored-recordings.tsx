import { Button, Cluster, ConfirmDialog, exactMoment, Notice, secondsText, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import type { StoredRecording } from './recording-store.ts'

type Props = {
  recordings: readonly StoredRecording[]
  disabled: boolean
  onUse: (recording: StoredRecording) => void
  onDiscard: (recording: StoredRecording) => void
}

/** Recordings that this browser still has, because the page closed before they were sent. */
export const StoredRecordings = ({ recordings, disabled, onUse, onDiscard }: Props) => {
  const [doomed, setDoomed] = useState<StoredRecording | null>(null)
  if (recordings.length === 0) return null
  return (
    <Stack gap={3}>
      {recordings.map((recording) => (
        <Notice key={recording.id} tone="amber">
          <Stack gap={2}>
            <Text>
              Er staat nog een opname van {exactMoment(recording.startedAt)} klaar ({secondsText(recording.duration)}).
            </Text>
            <Text size="small" tone="muted">
              Hij staat alleen in deze browser en gaat weg als je uitlogt.
            </Text>
            <Cluster gap={2}>
              <Button size="small" disabled={disabled} onClick={() => onUse(recording)}>
                Verder uploaden
              </Button>
              <Button size="small" variant="quiet" onClick={() => setDoomed(recording)}>
                Weggooien
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      ))}
      <ConfirmDialog
        open={doomed !== null}
        title="Opname weggooien?"
        text={
          doomed && `De opname van ${exactMoment(doomed.startedAt)} is dan weg. Dit kan niet ongedaan worden gemaakt.`
        }
        confirmLabel="Weggooien"
        danger
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) onDiscard(doomed)
          setDoomed(null)
        }}
      />
    </Stack>
  )
}
