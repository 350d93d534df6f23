import type { CvDocument } from '@wervio/cv-document'
import { studyLean } from '../education/lean.ts'
import { levelOf } from '../education/level.ts'
import { endsAsSentence, isHeadLike, isTasks } from '../entries/head-like.ts'
import type { Row } from '../entries/row.ts'
import { isWhere } from '../entries/split-row.ts'
import { companyLikeness, leanOf } from '../experience/lean.ts'
import { isVoluntary } from '../experience/no-job.ts'
import { headOf } from '../experience/title-head.ts'
import { bodyStyleOf, isAllCapitals, prominence, type BodyStyle } from '../sections/line-style.ts'
import { isDuty } from '../words/duties.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { Unit } from './unit.ts'
import { SLOT_NAMES, votesOf, type Vote } from './votes.ts'

/** The last limit that a number reaches, as a word of a feature. */
const bucket = (value: number, limits: readonly number[]): string =>
  String(limits.findLast((limit) => value >= limit) ?? 'low')

const LEANS = [-2, -1, -0.4, 0.1, 0.5, 1, 1.5, 2.5]
const LIKENESSES = [0.3, 1, 1.5, 2]
const WORD_COUNTS = [1, 2, 3, 4, 6, 9, 14]
const LETTER_COUNTS = [1, 20, 40, 70, 110]
const GAPS = [0.75, 1.25, 2]
const STEPS = [0, 1, 2, 3, 5]
const SHARES = [0.02, 0.05, 0.12, 0.3, 0.6]
const INDENTS = [3, 12, 60, 150]

const tested = (features: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(features).flatMap(([name, holds]) => (holds ? [name] : []))

/**
 * The mark in front of a unit in its line: the last sign between it and the text before, 'cell' for a cell of its own.
 */
const markBefore = ({ part, at }: Unit): string => {
  if (!part || part.piece.from === 0) return at === 0 ? 'none' : 'cell'
  const before = part.piece.line.text.slice(0, part.piece.from)
  return /(?:^|\s)(\p{L}{1,4}|@)\s$/u.test(before) ? 'word' : (/([|•·;:,–—(/-])\s*$/u.exec(before)?.[1] ?? 'style')
}

const wordsOf = ({ text, part }: Unit): readonly string[] => {
  const job = jobLikeness(text)
  const firm = companyLikeness(text)
  const words = text.split(' ').length
  const lean = bucket(leanOf(text), LEANS)
  const study = bucket(studyLean(text), LEANS)
  const role = part?.role ?? 'none'
  return [
    `lean ${lean}`,
    `study ${study}`,
    `both ${lean} ${study}`,
    `job ${bucket(job, LIKENESSES)}`,
    `firm ${bucket(firm, LIKENESSES)}`,
    `noun ${String(headOf(text))}`,
    `role ${role}`,
    `words ${bucket(words, WORD_COUNTS)}`,
    ...tested({
      place: isWhere(text),
      duty: isDuty(text),
      sentence: endsAsSentence(text),
      voluntary: isVoluntary(text),
      level: levelOf(text, '') !== null,
      small: /^\p{Ll}/u.test(text),
      capitals: isAllCapitals(text),
      number: /\d/.test(text),
      brackets: /^\(.*\)$/.test(text),
      colon: /:/.test(text),
      names: words > 1 && text.split(' ').every((word) => /^\P{Ll}/u.test(word)),
    }),
  ]
}

const voted = (vote: Vote | undefined, name: string): readonly string[] =>
  vote && vote.count > 1
    ? [
        `${name} vote job ${bucket(vote.job, LEANS)}`,
        `${name} vote study ${bucket(vote.study, LEANS)}`,
        `${name} votes ${bucket(vote.count, [2, 4, 8])}`,
      ]
    : [`${name} votes none`]

/** Facts of a document that its rows are compared with. */
type Page = {
  body: BodyStyle
  shares: ReadonlyMap<string, number>
  edges: ReadonlyMap<number, number>
  gaps: ReadonlyMap<number, number>
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const pageOf = (document: CvDocument, rows: readonly Row[]): Page => {
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0)
  const styles = Map.groupBy(rows, ({ style }) => style)
  const sections = [...Map.groupBy(rows, ({ section }) => section)]
  return {
    body: bodyStyleOf(document),
    shares: new Map(
      [...styles].map(([style, some]) => [
        style,
        some.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, letters),
      ]),
    ),
    edges: new Map(sections.map(([section, some]) => [section, Math.min(...some.map(({ x }) => x))])),
    gaps: new Map(sections.map(([section, some]) => [section, median(some.slice(1).map(({ gap }) => gap))])),
  }
}

/** Rows from a row to the nearest one with dates in its section, in one direction. */
const stepsToDates = (rows: readonly Row[], index: number, step: 1 | -1): number => {
  for (let distance = 1; distance < 6; distance += 1) {
    const row = rows[index + distance * step]
    if (!row || row.section !== rows[index]?.section) return -1
    if (row.period && !row.loose) return distance
  }
  return -1
}

const lookOf = (row: Row | undefined, like: Row): string =>
  !row || row.section !== like.section
    ? 'edge'
    : [
        row.bullet ? 'bullet' : isHeadLike(row) ? 'head' : 'text',
        row.period ? (row.text === '' ? 'date' : 'dated') : '',
        row.style === like.style ? 'same' : 'other',
      ].join(' ')

const rowFeatures = (rows: readonly Row[], index: number, page: Page): readonly string[] => {
  const row = rows[index]
  const line = row?.pieces[0]?.line ?? row?.lines[0]
  if (!row || !line) return []
  const [above, below] = [rows[index - 1], rows[index + 1]]
  const gap = row.gap / Math.max(0.3, page.gaps.get(row.section) ?? 0)
  const dated = row.period ? `${row.period.kind}${row.loose ? ' loose' : ''}` : 'none'
  const isText = isHeadLike(row) ? 'head' : 'text'
  const toDates = `${bucket(stepsToDates(rows, index, -1), STEPS)} ${bucket(stepsToDates(rows, index, 1), STEPS)}`
  const style = `${String(prominence(line, page.body))} ${bucket(page.shares.get(row.style) ?? 0, SHARES)}`
  const leanBeside = (other: Row | undefined) =>
    other && other.section === row.section && isHeadLike(other)
      ? bucket(leanOf(other.pieces[0]?.text ?? ''), LEANS)
      : 'none'
  return [
    `dated ${dated}`,
    `row ${isText}`,
    `rows ${isText} ${dated} ${String(row.bullet)}`,
    `to dates ${toDates}`,
    `gap ${bucket(gap, GAPS)}`,
    `gap and dates ${bucket(gap, GAPS)} ${dated} ${toDates}`,
    `style ${style}`,
    `style and dates ${style} ${dated}`,
    `letters ${bucket(row.text.length, LETTER_COUNTS)}`,
    `indent ${bucket(row.x - (page.edges.get(row.section) ?? 0), INDENTS)}`,
    `above ${lookOf(above, row)}`,
    `below ${lookOf(below, row)}`,
    `around ${lookOf(above, row)} ${lookOf(below, row)} ${dated}`,
    `lean above ${leanBeside(above)}`,
    `lean below ${leanBeside(below)}`,
    ...tested({ bullet: row.bullet, tasks: isTasks(row), bold: line.bold, italic: line.italic }),
  ]
}

const HEADING_OF_VOLUNTEERS = /vrijwillig|volunt|ehrenamt|benevol|neven(?:functie|activiteit)|bestuur/iu

/** The features of each unit of a document, by its index. */
export const featuresOf = (document: CvDocument, units: readonly Unit[]): readonly (readonly string[])[] => {
  const rows = [...new Set(units.map(({ row }) => row))]
  const page = pageOf(document, rows)
  const byRow = new Map(rows.map((row, index) => [row, { features: rowFeatures(rows, index, page), index }]))
  const votes = votesOf(units, ({ row }) => (row.period ? 0 : stepsToDates(rows, byRow.get(row)?.index ?? 0, -1)))
  const counts = new Map<string, number>()
  const kinds = new Set(units.map(({ section }) => section.kind))
  const listed = `${kinds.has('experience') ? 'work' : ''} ${kinds.has('education') ? 'studies' : ''}`
  return units.map((unit) => {
    const { row, section, at, count, part } = unit
    const { features = [], index = 0 } = byRow.get(row) ?? {}
    const times = counts.get(unit.text) ?? 0
    counts.set(unit.text, times + 1)
    const slot = `${String(at)}/${String(Math.min(count, 4))}`
    const kind = unit.isHeading ? `heading ${section.kind}` : section.kind
    const words = part ? wordsOf(unit) : ['no words']
    const isHead = isHeadLike(row) ? 'head' : 'text'
    const lean = bucket(leanOf(unit.text), [-0.4, 0.5])
    const studying = bucket(studyLean(unit.text), [-0.4, 0.5])
    return [
      'any',
      `kind ${kind}`,
      `kind among ${kind} ${listed}`,
      `kind and row ${kind} ${isHead} ${row.period ? row.period.kind : '-'}`,
      `slot ${slot}`,
      `slot and lean ${slot} ${lean} ${studying}`,
      `slot and dates ${slot} ${row.period ? row.period.kind : '-'}`,
      `mark ${markBefore(unit)}`,
      `mark and lean ${markBefore(unit)} ${lean} ${studying}`,
      ...words,
      ...votes.flatMap((vote, way) => voted(vote.get(unit), SLOT_NAMES[way] ?? '')),
      ...features,
      ...tested({
        'volunteers heading': HEADING_OF_VOLUNTEERS.test(section.heading?.text ?? ''),
        'first of section': rows[index - 1]?.section !== row.section,
        'top of document': index < 6,
        repeated: times > 0,
        'bold part': part?.piece.bold ?? false,
        'italic part': part?.piece.italic ?? false,
      }),
    ]
  })
}
