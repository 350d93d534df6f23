import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { cancelRecordingImport, messages, retryRecordingImport, type RecordingImport } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { toast } from '@wervio/ui'
import { forgetRecordingOf } from '../recorder/recording-store.ts'
import { forgetFile } from '../uploads/file-memory.ts'
import { recordingUploads } from '../uploads/recording-uploads.ts'

/** Trying an import again, and calling one off. */
export const useImportCalls = () => {
  const queries = useQueryClient()
  const uid = useCurrentUser()?.uid ?? ''
  const show = (changed: RecordingImport) => {
    queries.setQueryData<RecordingImport[]>(queryKeys.recordings.imports, (imports = []) =>
      imports.map((other) => (other.id === changed.id ? changed : other)),
    )
  }
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.recordings.imports })
  const onError = (error: Error) => toast(errorText(error, messages.recordingImportFailed), { tone: 'red' })
  const retry = useMutation({
    mutationFn: (id: string) => call(retryRecordingImport, { params: { id } }),
    onSuccess: show,
    onError,
    onSettled,
  })
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelRecordingImport, { params: { id } }),
    onSuccess: (cancelled) => {
      recordingUploads.remove(cancelled.id)
      forgetFile(uid, cancelled.id)
      void forgetRecordingOf(cancelled.id)
      show(cancelled)
    },
    onError,
    onSettled,
  })
  return { retry, cancel }
}
