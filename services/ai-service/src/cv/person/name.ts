import type { CvDocument } from '../document/cv-document.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { boxOf, readOver } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { labelledNames } from './name-labels.ts'
import { inSpokenOrder } from './name-order.ts'
import { prominent } from './name-prominent.ts'
import { doubled, judged, type Candidate, type Known, type Traces } from './name-score.ts'
import { inOrdinaryCase } from './name-shape.ts'

const NAMED =
  /\b(?:[Mm]ijn naam is|[Ii]k ben|[Ii]k heet|[Mm]y name is|I am|I['’]m|[Ii]ch bin|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Jj]e m['’]appelle|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo)\s+((?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)(?:\s(?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)){0,4})/u
const MOST_LINES = 60

/** More than a brand in large type gets: a label says what it is. */
const LABELLED = 5.6

function byLabel(lines: readonly Piece[], known: Known): Candidate[] {
  const told = labelledNames(lines).flatMap(({ text, lines: own, surnameFirst, composed }) => {
    const turned = inSpokenOrder(text, known.email, surnameFirst ? 'surname' : 'label')
    const base = LABELLED + (composed ? 0.5 : 0)
    return turned === null
      ? [...judged(text, own, base, known), ...doubled(text, own, base, known)]
      : judged(turned, own, base, known).map((candidate) => ({ ...candidate, quote: text }))
  })
  const spoken = piecesOf(lines)
    .filter(({ kind }) => kind === 'summary' || kind === 'header')
    .slice(0, MOST_LINES)
    .flatMap(({ text, line }) => {
      const name = NAMED.exec(text.slice(0, 300))?.[1]
      return name ? judged(name, [line], 0.6, known) : []
    })
  return [...told, ...spoken]
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

/** The name of whom the CV is about, as it is printed but without titles; null when nothing is sure enough to be one. */
export function readName(document: CvDocument, lines: readonly Piece[], traces: Traces): Read<string> | null {
  const known = { ...traces, common: commonWords(document) }
  const all = [...byLabel(lines, known), ...prominent(document, lines, known)]
  const best = all.reduce<Candidate | null>(
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
