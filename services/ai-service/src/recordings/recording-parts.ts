import type { JobParts } from './job/parts.ts'

/** What recordings are stored and transcribed with. */
export type RecordingParts = Omit<JobParts, 'claims' | 'engine' | 'rules' | 'onFailed'> & {
  /** Recordings that this process works on at a time. */
  atOnce: number
}
