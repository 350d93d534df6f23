import type { NamedEntry } from '../../services/ai-service/src/cv/entries/named-entries.ts'
import type { Trace } from '../../services/ai-service/src/cv/trace.ts'

const NAMES = ['position', 'company', 'degree', 'institution']

/** Paths of the jobs and studies in the result, such as `experience.0`. */
export const entryFields = ({ reads }: Trace): string[] => [
  ...new Set(Object.keys(reads).flatMap((field) => /^(?:experience|education)\.\d+/.exec(field)?.[0] ?? [])),
]

/** An entry of the document, and how strongly words lean to either side in its kind. */
export type EntryOfField = NamedEntry & { lean: (text: string) => number }

/** The entry that a job or study was read from; null when it was read from a sentence. */
export const entryOf = ({ entries, reads }: Trace, field: string): EntryOfField | null => {
  const quotes = NAMES.flatMap((name) => reads[`${field}.${name}`]?.quote ?? [])
  const period = reads[`${field}.period`]?.quote
  for (const { entries: namedEntries, lean } of entries) {
    const match = namedEntries.find(
      ({ entry, names: { what, where, rest } }) =>
        (period === undefined || entry.period?.text === period) &&
        quotes.some((quote) => [what, where, ...rest].some((part) => part?.piece.text === quote)),
    )
    if (match) return { ...match, lean }
  }
  return null
}
