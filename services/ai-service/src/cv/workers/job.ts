import type { UnreadableCvCode } from '@wervio/contracts'
import type { ParsedFile } from './parse-file.ts'

/** What a thread is asked; the bytes move to it. */
export type Job = { bytes: Uint8Array; /** Whether the text is wanted beside the fields. */ withSource: boolean }

/** What it answers. `failed` is a mistake of ours: where it happened, never what the CV says. */
export type Outcome = { parsed: ParsedFile } | { unreadable: UnreadableCvCode } | { failed: string }
