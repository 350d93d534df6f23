import type { UnreadableCvCode } from '@wervio/contracts'
import type { ParsedFile } from './parse-file.ts'

/** A request to a parser. */
export type Job = { bytes: Uint8Array; /** Whether the text is wanted besides the fields. */ withSource: boolean }

/** A parser's answer. `failed` is an error of ours: where it happened, never what the CV says. */
export type Outcome = { parsed: ParsedFile } | { unreadable: UnreadableCvCode } | { failed: string }

/**
 * The messages of its process: first that it is ready, then an answer to each job; `spent` when it accepts no further
 * job.
 */
export type Message = 'ready' | { outcome: Outcome; isSpent: boolean }

/** A file that exceeded one of the limits. */
export const tooComplex: Outcome = { unreadable: 'cv_too_complex' }
