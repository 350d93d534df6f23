import type { UnreadableCvCode } from '@wervio/contracts'
import type { ParsedFile } from './parse-file.ts'

/** What a parser is asked. */
export type Job = { bytes: Uint8Array; /** Whether the text is wanted beside the fields. */ withSource: boolean }

/** What it answers. `failed` is a mistake of ours: where it happened, never what the CV says. */
export type Outcome = { parsed: ParsedFile } | { unreadable: UnreadableCvCode } | { failed: string }

/**
 * What its process says: once that it can begin, then an answer to each job; `spent` when it must not be asked again.
 */
export type Message = 'ready' | { outcome: Outcome; spent: boolean }

/** A file that took too much, of whatever. */
export const tooComplex: Outcome = { unreadable: 'cv_too_complex' }
