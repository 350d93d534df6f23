import type { RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { useEffect, useEffectEvent } from 'react'
import { recordingUploads } from '../uploads/recording-uploads.ts'
import { useSendFile } from '../uploads/use-send-file.ts'
import { fileOfRecording, listRecordingsOf } from './recording-store.ts'

/** Goes on with uploads of recordings that this browser made and still has: nobody can choose their file again. */
export const useResumedRecordings = (imports: readonly RecordingImport[]): void => {
  const uid = useCurrentUser()?.uid ?? ''
  const sendFile = useSendFile()
  const resume = useEffectEvent(async (arriving: readonly RecordingImport[]) => {
    for (const recording of await listRecordingsOf(uid)) {
      const unfinished = arriving.find(({ id }) => id === recording.importId)
      const file = unfinished && (await fileOfRecording(recording))
      if (!unfinished || !file) continue
      if (!recordingUploads.uploads().some(({ id }) => id === unfinished.id)) sendFile(unfinished, file)
    }
  })
  useEffect(() => {
    const arriving = imports.filter(({ state }) => state === 'uploading')
    // A browser without storage has no recordings.
    if (arriving.length > 0) void resume(arriving).catch(() => {})
  }, [imports])
}
