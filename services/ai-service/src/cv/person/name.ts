import type { CvDocument } from '@wervio/cv-document'
import { piecesOf, type LinePiece } from '../pieces.ts'
import { boxOf, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { Trace } from '../trace.ts'
import { labelledNames } from './name-labels.ts'
import { inSpokenOrder } from './name-order.ts'
import { prominent } from './name-prominent.ts'
import { doubled, judged, type NameCandidate, type NameEvidence, type Traces } from './name-score.ts'
import { inOrdinaryCase } from './name-shape.ts'

const NAMED =
  /\b(?:[Mm]ijn naam is|[Ii]k ben|[Ii]k heet|[Mm]y name is|I am|I['’]m|[Ii]ch bin|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Jj]e m['’]appelle|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo)\s+((?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)(?:\s(?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)){0,4})/u
const MOST_LINES = 60

/** More than a brand in large type gets, because a label says what it is. */
const LABELLED = 5.6

const byLabel = (lines: readonly LinePiece[], evidence: NameEvidence): NameCandidate[] => {
  const labelledCandidates = labelledNames(lines).flatMap(({ text, lines: own, surnameFirst, composed }) => {
    const turned = inSpokenOrder(text, evidence.email, surnameFirst ? 'surname' : 'label')
    const base = LABELLED + (composed ? 0.5 : 0)
    return turned === null
      ? [...judged(text, own, base, evidence), ...doubled(text, own, base, evidence)]
      : judged(turned, own, base, evidence).map((candidate) => ({ ...candidate, quote: text }))
  })
  const spoken = piecesOf(lines)
    .filter(({ kind }) => kind === 'summary' || kind === 'header')
    .slice(0, MOST_LINES)
    .flatMap(({ text, line }) => {
      const name = NAMED.exec(text.slice(0, 300))?.[1]
      return name ? judged(name, [line], 0.6, evidence) : []
    })
  return [...labelledCandidates, ...spoken]
}

const LEAST = 1.2

const SMALL = /(?<![\p{L}@.])\p{Ll}{3,}(?![\p{L}@])/gu

const SENTENCE = 5
const ADDRESS = /@|www\.|https?:|linkedin/i

/** Words that sentences of a CV use in small letters. */
const commonWords = ({ lines }: CvDocument): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ text }) =>
      ADDRESS.test(text) || text.split(' ', SENTENCE).length < SENTENCE
        ? []
        : (text.slice(0, 2_000).match(SMALL) ?? []),
    ),
  )

/** The name of the CV's subject, as printed but without titles; null when no candidate is certain enough. */
export const readName = (
  document: CvDocument,
  lines: readonly LinePiece[],
  traces: Traces,
  trace?: Trace,
): FieldReading<string> | null => {
  const evidence = { ...traces, common: commonWords(document) }
  const labelled = byLabel(lines, evidence)
  const all = [...labelled, ...prominent(document, lines, evidence)]
  trace?.offers.set(
    'name',
    all.map((candidate, at) => ({
      rule: at < labelled.length ? 'a label or a sentence says so' : 'stands or looks like a name',
      read: { value: candidate.name, quote: candidate.quote, boxes: candidate.lines.map(({ box }) => box) },
      score: candidate.score + candidate.favour,
    })),
  )
  const best = all.reduce<NameCandidate | null>(
    (most, one) => (most === null || one.score + one.favour > most.score + most.favour + 1e-9 ? one : most),
    null,
  )
  if (!best || best.score < LEAST) return null
  const confidence = Math.min(0.99, 0.5 + best.score * 0.08)
  const [only, ...others] = best.lines
  const value = inOrdinaryCase(best.name)
  if (only && others.length === 0) return { value, confidence, quote: best.quote, boxes: [boxOf(only, best.name)] }
  return { ...readOver(best.lines, value, confidence), quote: best.quote }
}
