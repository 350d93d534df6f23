import { useSyncExternalStore } from 'react'
import { recordingUploads, type RecordingUpload } from './recording-uploads.ts'

/** The recordings that this tab sends. */
export const useUploads = (): readonly RecordingUpload[] =>
  useSyncExternalStore(recordingUploads.subscribe, recordingUploads.uploads)
