import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { createRecordingImport, type RecordingImport, type RecordingImportDraft } from '@wervio/contracts'
import type { ChosenRecording } from '../file/chosen-recording.ts'
import { nameImportOf } from '../recorder/recording-store.ts'
import { useSendFile } from './use-send-file.ts'

type Start = { draft: RecordingImportDraft; chosen: ChosenRecording }

/** Begins an import and sends its file. */
export const useStartImport = () => {
  const queries = useQueryClient()
  const sendFile = useSendFile()
  return useMutation({
    mutationFn: async ({ draft, chosen }: Start) => {
      const created = await call(createRecordingImport, { body: draft })
      if (chosen.recordingId !== null) await nameImportOf(chosen.recordingId, created.id)
      return created
    },
    onSuccess: (created, { chosen }) => {
      queries.setQueryData<RecordingImport[]>(queryKeys.recordings.imports, (others = []) => [
        created,
        ...others.filter(({ id }) => id !== created.id),
      ])
      // The same form sent again answers the import of the first time, which may be further.
      if (created.state === 'uploading') sendFile(created, chosen.file)
    },
  })
}
