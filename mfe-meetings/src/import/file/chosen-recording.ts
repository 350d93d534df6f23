/** The bytes that an import is about. */
export type ChosenRecording = {
  file: File
  source: 'file' | 'browser'
  /** Of the recording in this browser's storage; null for a file. */
  recordingId: string | null
}
