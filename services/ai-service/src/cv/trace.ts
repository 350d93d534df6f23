import type { CvDocument } from '@wervio/cv-document'
import type { NamedEntry } from './entries/named-entries.ts'
import type { FieldReading } from './field-reading.ts'
import type { Annotated } from './scored/path.ts'
import type { CvSection } from './sections/section.ts'

/**
 * A value that a rule proposes for a field. `score` compares proposals for one field only, because each field has its
 * own scale.
 */
export type Offer = { rule: string; read: Pick<FieldReading<string>, 'value' | 'quote' | 'boxes'>; score: number }

/**
 * The entries of some sections, and how far words lean to a job or study (above 0) or to a firm or school (below 0).
 */
type TracedEntries = { entries: readonly NamedEntry[]; lean: (text: string) => number }

/**
 * What was considered while reading a CV, for `pnpm cv explain` and for the possible values of a field. Readers write
 * to it with `trace?.`, so that each can be called alone.
 */
export type Trace = {
  offers: Map<string, readonly Offer[]>
  entries: TracedEntries[]
  /** What the path reader made of the CV, and whether its jobs were taken; null when it wasn't asked. */
  path: (Annotated & { actions: readonly number[]; isPath: boolean }) | null
  /** The CV without sensitive data; null before that was cut. */
  cleaned: { document: CvDocument; sections: readonly CvSection[] } | null
  /** The evidence of each field of the answer, by the names of `evidence`. */
  reads: Readonly<Record<string, FieldReading<unknown> | null>>
}

export const createTrace = (): Trace => ({ offers: new Map(), entries: [], path: null, cleaned: null, reads: {} })

/** Proposals of rules that are tried in this order, most certain first. */
export const offersInOrder = (reads: Readonly<Record<string, FieldReading<string> | null>>): readonly Offer[] =>
  Object.entries(reads).flatMap(([rule, reading]) =>
    reading ? [{ rule, read: reading, score: reading.confidence }] : [],
  )
