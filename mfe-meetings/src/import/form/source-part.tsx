import type { RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { Stack, Tabs, toast } from '@wervio/ui'
import { useState } from 'react'
import type { ChosenRecording } from '../file/chosen-recording.ts'
import { FilePart } from '../file/file-part.tsx'
import { LeaveRecording } from '../recorder/leave-recording.tsx'
import { RecorderPart } from '../recorder/recorder-part.tsx'
import { fileOfRecording, type StoredRecording } from '../recorder/recording-store.ts'
import { StoredRecordings } from '../recorder/stored-recordings.tsx'
import { useRecorder } from '../recorder/use-recorder.ts'
import { useStoredRecordings } from '../recorder/use-stored-recordings.ts'
import { isSameFile } from '../uploads/file-memory.ts'
import { useUploads } from '../uploads/use-uploads.ts'
import { useSendFile } from '../uploads/use-send-file.ts'

type Props = {
  chosen: ChosenRecording | null
  busy: boolean
  hasConsent: boolean
  imports: readonly RecordingImport[]
  onChange: (chosenRecording: ChosenRecording | null) => void
}

/** Where the sound comes from: a file, or the microphone here and now. */
export const SourcePart = ({ chosen, busy, hasConsent, imports, onChange }: Props) => {
  const uid = useCurrentUser()?.uid ?? ''
  const [tab, setTab] = useState('file')
  const uploads = useUploads()
  const sendFile = useSendFile()
  const { recorder, state } = useRecorder()
  const stored = useStoredRecordings()
  const isRecording = state.status !== 'idle'
  const chooseRecording = async (recording: StoredRecording) => {
    const file = await fileOfRecording(recording).catch(() => null)
    if (file) onChange({ file, source: 'browser', recordingId: recording.id })
    else toast('Van deze opname is niets bewaard.', { tone: 'red' })
  }
  const interrupted = imports.find(
    (each) =>
      each.state === 'uploading' &&
      chosen?.source === 'file' &&
      isSameFile(uid, each, chosen.file) &&
      !uploads.some(({ id }) => id === each.id),
  )
  const filePart = (
    <FilePart
      file={chosen?.file ?? null}
      busy={busy}
      interrupted={interrupted}
      onContinue={(file, each) => {
        sendFile(each, file)
        onChange(null)
      }}
      onChange={(file) => onChange(file && { file, source: 'file', recordingId: null })}
    />
  )
  // Those that became an import go on by themselves.
  const waiting = stored.recordings.filter(
    ({ id, importId }) => id !== chosen?.recordingId && !imports.some((each) => each.id === importId),
  )
  return (
    <Stack gap={4}>
      <StoredRecordings
        recordings={isRecording ? [] : waiting}
        disabled={busy}
        onUse={(recording) => void chooseRecording(recording)}
        onDiscard={({ id }) => void stored.discard(id)}
      />
      {/* A recording that is made or chosen takes the place of the choice. */}
      {chosen?.source === 'browser' ? (
        filePart
      ) : (
        <Tabs
          label="Waar het gesprek vandaan komt"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'file', label: 'Bestand', disabled: isRecording, content: filePart },
            {
              value: 'record',
              label: 'Nu opnemen',
              disabled: busy,
              content: (
                <RecorderPart
                  recorder={recorder}
                  state={state}
                  hasConsent={hasConsent}
                  onFinished={({ id, file }) => {
                    onChange({ file, source: 'browser', recordingId: id })
                    void stored.reread()
                  }}
                />
              ),
            },
          ]}
        />
      )}
      {(state.status === 'recording' || state.status === 'paused') && <LeaveRecording />}
    </Stack>
  )
}
