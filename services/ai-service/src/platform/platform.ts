import type { MicrosoftSettings } from '@wervio/microsoft'
import type { Parsers } from '../cv/workers/parsers.ts'
import type { Embedder } from '../matching/embeddings/embedder.ts'
import type { Engine } from '../engines/engine.ts'
import type { ProcessRole } from '@wervio/service-kit'
import type { RecordingParts } from '../recordings/recording-parts.ts'
import type { WorkSignal } from '../recordings/work-signal.ts'
import type { TaxonomySource } from '../taxonomy/taxonomy-source.ts'
import type { Transaction } from './accounts.ts'

/** What the domains share. Each picks the parts it needs. */
export type Platform = {
  /** Whether this process answers calls, does the background work, or both. */
  role: ProcessRole
  engine: Engine
  /** Writes for callers without an account; null where nobody does. */
  visitorEngine: Engine | null
  /** The rules on this machine, for a caller that asks for them whatever engine was configured. */
  rules: Engine
  /** Places sentences by what they mean; null where the operator set no model for it. */
  embedder: Embedder | null
  /** Null where Microsoft isn't set up. */
  microsoft: MicrosoftSettings | null
  transaction: Transaction
  /** Processes that read CVs, shared by the domains that get one. */
  parsers: Parsers
  /** The taxonomy that an operator imported, if any. */
  taxonomy: TaxonomySource
  /** What recordings are stored and transcribed with. */
  recordings: RecordingParts
  /** That a recording waits for the job. */
  recordingWork: WorkSignal
}

/** The most writes by one account to one endpoint in a minute: one a second, more than anyone does who reads before. */
export const WRITES_PER_MINUTE = 60
