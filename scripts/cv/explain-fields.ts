import type { CvLine } from '@wervio/cv-document'
import type { Offer, Trace } from '../../services/ai-service/src/cv/trace.ts'
import type { HeadingPart, Role } from '../../services/ai-service/src/cv/entries/parts.ts'
import { entryOf } from './entry-of.ts'
import type { ExplainedLine } from './explain-lines.ts'
import { standsOn } from './stands-on.ts'

/**
 * Why a field has its value. `lines` are line numbers; `beaten` are the other values that were considered, best first.
 */
export type ExplainedField = {
  field: string
  value: string
  confidence: number
  lines: readonly number[]
  reason: string
  beaten: readonly string[]
}

const printValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const printOffer = ({ rule, read: { value }, score }: Offer): string => `‘${value}’ ${score.toFixed(2)}, ${rule}`

/**
 * The document's own evidence about a part of a heading; for other parts, whether its words suggest a job (above 0) or
 * a company (below 0).
 */
const ROLES: Readonly<Record<Role, string>> = {
  what: 'stands where the job or study does',
  where: 'stands where the firm or school does',
  place: 'is a place',
  aside: 'is an aside',
}

/** Explains a field by the rules that proposed values; null for a field without recorded proposals. */
const byOffers = (offers: readonly Offer[], quote: string): Pick<ExplainedField, 'reason' | 'beaten'> | null => {
  const ranked = offers.toSorted((one, other) => other.score - one.score)
  const winner = ranked.find(({ read }) => read.quote === quote) ?? null
  if (!winner) return null
  const others = ranked.filter(({ read }) => read.value !== winner.read.value)
  return {
    reason: `${winner.rule}, score ${winner.score.toFixed(2)}`,
    beaten: [...new Set(others.map(printOffer))],
  }
}

/** Explains a field by its entry: which part of the heading is the job or study, and which the company or school. */
const byEntry = (trace: Trace, field: string): Pick<ExplainedField, 'reason' | 'beaten'> | null => {
  const [kind = '', at = '', part = ''] = field.split('.')
  const match = entryOf(trace, `${kind}.${at}`)
  if (!match) return null
  const { names, entry, lean } = match
  const printPart = ({ piece, role }: HeadingPart) =>
    `‘${piece.text}’ ${role ? ROLES[role] : `leans ${lean(piece.text).toFixed(2)}`}`
  if (part === 'period') return { reason: `the dates of the entry (${entry.period?.kind ?? 'none'})`, beaten: [] }
  if (part === 'description') return { reason: `the ${String(entry.body.length)} rows below its head`, beaten: [] }
  const isWhat = part === 'position' || part === 'degree'
  const chosenPart = isWhat ? names.what : names.where
  const others = [isWhat ? names.where : names.what, ...names.rest].filter((other) => other !== null)
  const rule = isWhat ? 'most like a job or study of its head' : 'most like a firm or school of its head'
  if (part === 'location') return { reason: 'a place in its head', beaten: [] }
  return chosenPart && { reason: `${rule}: ${printPart(chosenPart)}`, beaten: others.map(printPart) }
}

/** Lines of the entry that a field belongs to; null for a field outside entries. */
const entryLines = (trace: Trace, field: string): readonly CvLine[] | null => {
  const match = entryOf(trace, field.split('.').slice(0, 2).join('.'))
  return match && [...match.entry.head.map(({ row }) => row), ...match.entry.body].flatMap(({ lines }) => lines)
}

/** Every field of the result that has evidence. */
export const explainFields = (trace: Trace, lines: readonly ExplainedLine[]): ExplainedField[] =>
  Object.entries(trace.reads).flatMap(([field, read]) => {
    if (!read) return []
    const within = entryLines(trace, field)
    const on = lines.filter(({ line }) => standsOn(read, line) && (within === null || within.includes(line)))
    const reason = on[0] ? `stands under ${on[0].section}` : 'stands on no line'
    const explanation = byOffers(trace.offers.get(field) ?? [], read.quote) ??
      byEntry(trace, field) ?? { reason, beaten: [] }
    const value = printValue(read.value)
    return [{ field, value, confidence: read.confidence, lines: on.map(({ number }) => number), ...explanation }]
  })
