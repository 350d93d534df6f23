import type { Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { Engine } from '../../engines/engine.ts'
import type { Transcriber } from '../../speech/transcriber.ts'
import type { Playback } from '../../speech/media/make-playback.ts'
import type { Claims } from './claims.ts'

/** Makes a candidate of this name, once for each key; answers the id. */
export type MakeCandidate = (
  recruiter: Recruiter,
  candidate: { name: string; creation_key: string },
  signal: AbortSignal,
) => Promise<string>

/** What the job works with. */
export type JobParts = {
  claims: Claims
  blobs: BlobStore
  /** A folder of this process for files that are being worked on. */
  folder: string
  transcriber: Pick<Transcriber, 'transcribe'>
  /** Writes the summary. */
  engine: Pick<Engine, 'summarise'>
  /** The rules on this machine, which write that of sample data: it runs up no bill and works where a model refuses. */
  rules: Pick<Engine, 'summarise'>
  /** Writes the sound of a file to another that browsers play. Throws `SpeechError`. */
  makePlayback: (path: string, target: string, signal: AbortSignal) => Promise<Playback>
  makeCandidate: MakeCandidate
  /** A failure that nobody foresaw, without a word of anybody's data. */
  onFailed: (error: unknown) => void
}

/** One recording under way. */
export type Work = { path: string; signal: AbortSignal }
