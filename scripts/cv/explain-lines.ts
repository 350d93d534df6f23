import type { CvLine } from '@wervio/cv-document'
import type { Trace } from '../../services/ai-service/src/cv/trace.ts'
import { entryFields, entryOf } from './entry-of.ts'
import { standsOn } from './stands-on.ts'

/** What a line of a CV was taken for. `number` is its position in reading order, from 1. */
export type ExplainedLine = { number: number; section: string; use: string; line: CvLine }

/** The lines that name or describe a job or study, with its field. */
const linesOfEntries = (trace: Trace): ReadonlyMap<CvLine, string> => {
  const uses = new Map<CvLine, string>()
  for (const field of entryFields(trace)) {
    const match = entryOf(trace, field)
    if (!match) continue
    for (const { lines } of match.entry.body) for (const line of lines) uses.set(line, `${field} text`)
    for (const { row } of match.entry.head) for (const line of row.lines) uses.set(line, `${field} head`)
  }
  return uses
}

/**
 * Fields whose value stands on a line; a list counts once, by its name. Jobs and studies with an entry have the entry's
 * lines.
 */
const fieldsOn = (trace: Trace, line: CvLine): string => {
  const entries = entryFields(trace).filter((field) => entryOf(trace, field))
  const fields = Object.entries(trace.reads).flatMap(([field, read]) =>
    read && standsOn(read, line) && !entries.some((entry) => field.startsWith(`${entry}.`))
      ? [field.replace(/\.\d+.*$/, '')]
      : [],
  )
  return [...new Set(fields)].join(', ')
}

/** Every line of a CV in reading order, without sensitive data. Footers and repeated headers don't count as lines. */
export const explainLines = (trace: Trace): ExplainedLine[] => {
  const { document, sections } = trace.cleaned ?? { document: { lines: [] }, sections: [] }
  const kinds = new Map(sections.flatMap(({ kind, lines }) => lines.map((line) => [line, kind] as const)))
  const headings = new Map(sections.flatMap(({ kind, heading }) => (heading ? [[heading, kind] as const] : [])))
  const entries = linesOfEntries(trace)
  return document.lines.map((line, index) => ({
    number: index + 1,
    section: headings.get(line) ?? kinds.get(line) ?? '-',
    use: headings.has(line) ? 'heading' : (entries.get(line) ?? (fieldsOn(trace, line) || 'ignored')),
    line,
  }))
}
