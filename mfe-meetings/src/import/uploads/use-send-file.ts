import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { forgetRecordingOf } from '../recorder/recording-store.ts'
import { forgetFile, rememberFile } from './file-memory.ts'
import { recordingUploads } from './recording-uploads.ts'

/** Sends the file of an import, or goes on with it; its list is read again once all of it arrived. */
export const useSendFile = () => {
  const queries = useQueryClient()
  const uid = useCurrentUser()?.uid ?? ''
  return ({ id }: Pick<RecordingImport, 'id'>, file: File) => {
    rememberFile(uid, id, file)
    recordingUploads.start(id, file, () => {
      forgetFile(uid, id)
      void forgetRecordingOf(id)
      void queries.invalidateQueries({ queryKey: queryKeys.recordings.imports })
    })
  }
}
