import { patternOf } from '../lexicon/lexicon.ts'
import type { CvLine } from '@wervio/cv-document'
import { findPeriods, type FoundPeriod } from '../dates/find-periods.ts'
import { momentAt } from '../dates/moments.ts'
import { isHeadLike } from './head-like.ts'
import { withPieces, type DatedText, type Row } from './row.ts'

const SAME_COLUMN = 12
/** In line heights: the most between a start and the end below it. Entries have more between them. */
const CLOSE = 1.7
const MARGIN = 40

const LONGEST_CELL = 34
const END_WORD = patternOf('date-words', 'until', 'to')
const LOOSE_END = new RegExp(String.raw`^[\s\-–—‑]*(?:${END_WORD}\s+(?:op\s+)?)?`, 'iu')
const OPEN = new RegExp(String.raw`(?:[-–—‑→]|(?<!\p{L})${END_WORD})\s*(?:\p{L}+\.?)?\s*$`, 'iu')
const GOES_ON = new RegExp(String.raw`^\s*(?:[-–—‑→]|(?:${END_WORD}|${patternOf('now', 'word')})(?!\p{L}))`, 'iu')

/** True for '– heden', '2021', 'februari 2018': the second half of a period that was wrapped. */
const isEnd = (text: string) => {
  const at = LOOSE_END.exec(text)?.[0].length ?? 0
  const moment = text.length < LONGEST_CELL ? momentAt(text, at) : null
  return moment !== null && /^[\s.)]*$/.test(text.slice(moment.to))
}

const rangeOf = (text: string) =>
  findPeriods(text).find(({ kind, from, to }) => kind === 'range' && from <= 1 && to >= text.length - 2)

const isBareDate = (row: Row) => row.period !== null && row.pieces.length === 0

type WrappedDate = { range: FoundPeriod; text: string; start: CvLine; end: CvLine }

const isNow = (text: string) => momentAt(text, 0)?.isNow === true

/** Left edges of columns where at least two starts stand right above their ends, without a word or mark between. */
const stackedColumns = (rows: readonly Row[]): ReadonlySet<number> => {
  const cells = rows.flatMap(({ lines }) => lines.filter(({ text }) => text.length < LONGEST_CELL && isEnd(text)))
  const runs: CvLine[][] = []
  for (const cell of cells) {
    const last = runs.at(-1)
    const above = last?.at(-1)
    if (last && above && isUnder(above, cell)) last.push(cell)
    else runs.push([cell])
  }
  const columns = Map.groupBy(runs, ([first]) => Math.round(first?.box.x ?? 0))
  return new Set(
    [...columns].flatMap(([x, columnRuns]) =>
      columnRuns.every(({ length }) => length <= 2) && columnRuns.filter(({ length }) => length === 2).length > 1
        ? [x]
        : [],
    ),
  )
}

/** True for cells of one column, aligned at their left or at their right edges. */
const inOneColumn = (one: CvLine, other: CvLine) =>
  Math.min(Math.abs(other.box.x - one.box.x), Math.abs(other.box.x + other.box.width - one.box.x - one.box.width)) <=
  SAME_COLUMN

const isUnder = (above: CvLine, below: CvLine) =>
  above.box.page === below.box.page &&
  inOneColumn(above, below) &&
  below.box.y > above.box.y &&
  below.box.y - above.box.y < CLOSE * Math.max(6, above.box.height)

/**
 * The period of two cells, one under the other; null when they don't make one. Those in `startsWithEnd` have one
 * already.
 */
const wrappedIn = (
  above: Row,
  below: Row,
  stacked: ReadonlySet<number>,
  startsWithEnd: ReadonlySet<CvLine>,
): WrappedDate | null => {
  for (const start of above.lines) {
    if (startsWithEnd.has(start) || start.text.length > LONGEST_CELL || !/\d/.test(start.text) || rangeOf(start.text))
      continue
    for (const end of below.lines) {
      const areBareDates =
        isBareDate(above) &&
        isBareDate(below) &&
        above.lines.length === 1 &&
        below.lines.length === 1 &&
        above.period?.kind === 'single'
      if (
        !inOneColumn(start, end) ||
        !isEnd(end.text) ||
        !(
          areBareDates ||
          OPEN.test(start.text) ||
          GOES_ON.test(end.text) ||
          (end.bullet && isUnder(start, end)) ||
          isNow(end.text) ||
          (stacked.has(Math.round(end.box.x)) && isEnd(start.text) && isUnder(start, end))
        )
      )
        continue
      const range = rangeOf(`${start.text} ${end.text}`) ?? rangeOf(`${start.text} – ${end.text}`)
      if (range) return { range, text: `${start.text} ${end.text}`, start, end }
    }
  }
  return null
}

const without = (row: Row, line: CvLine): Row => {
  const pieces = row.pieces.filter((piece) => piece.line !== line)
  return {
    ...withPieces(row, pieces),
    lines: row.lines.filter((one) => one !== line),
    bullet: pieces.some((piece) => piece.line.bullet),
    period: row.period?.boxes[0]?.y === line.box.y ? null : row.period,
  }
}

/** Joins a period that continues in the cell below: 'september 2016' above '– heden'. */
const unwrapped = (rows: readonly Row[]): readonly Row[] => {
  const stacked = stackedColumns(rows)
  const joinedRows: Row[] = []
  const startsWithEnd = new Set<CvLine>()
  for (const row of rows) {
    const nearest = joinedRows.at(-1)
    const at =
      [joinedRows.length - 1, ...(nearest && !nearest.period ? [joinedRows.length - 2] : [])].find(
        (index) => joinedRows[index] && wrappedIn(joinedRows[index], row, stacked, startsWithEnd),
      ) ?? -1
    const previous = joinedRows[at]
    const wrapped = previous && wrappedIn(previous, row, stacked, startsWithEnd)
    if (!wrapped) {
      joinedRows.push(row)
      continue
    }
    const { range, text, start, end } = wrapped
    startsWithEnd.add(start)
    const period: DatedText = { ...range, text, boxes: [start.box, end.box] }
    joinedRows[at] = { ...without(previous, start), lines: previous.lines, period, loose: false }
    const rest = without(row, end)
    if (rest.pieces.length > 0) joinedRows.push({ ...rest, period: null, loose: false })
  }
  return joinedRows
}

/** Moves dates beside the first bullet of a job to the head above, which had no room for them. */
const liftedToHeads = (rows: readonly Row[]): readonly Row[] => {
  const liftedRows = [...rows]
  rows.forEach((row, index) => {
    const head = liftedRows[index - 1]
    if (
      !row.period ||
      !row.bullet ||
      row.pieces.length === 0 ||
      !head ||
      head.period ||
      !isHeadLike(head) ||
      head.text === ''
    )
      return
    const dates = row.lines.filter((line) => !row.pieces.some((piece) => piece.line === line))
    if (dates.length === 0) return
    liftedRows[index - 1] = { ...head, period: row.period, loose: row.loose, lines: [...head.lines, ...dates] }
    liftedRows[index] = { ...row, period: null, loose: false, lines: row.lines.filter((line) => !dates.includes(line)) }
  })
  return liftedRows
}

/** The left edge at which most of the text begins. */
const leftEdge = (rows: readonly Row[]): number | null => {
  const edges = Map.groupBy(
    rows.filter((row) => row.pieces.length > 0),
    ({ x }) => Math.round(x / 8),
  )
  const largestGroup = [...edges.values()].reduce<readonly Row[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  )
  return largestGroup[0]?.x ?? null
}

const topOf = (row: Row) => row.lines[0]?.box.y ?? 0
const pageOf = (row: Row) => row.lines[0]?.box.page ?? 1

/** How well a row fits as the head of a date beside it, in line heights; lower is better, null when it is too far. */
const distance = (date: Row, row: Row): number | null => {
  const height = Math.max(6, row.lines[0]?.box.height ?? 0)
  const linesBetween = Math.abs(topOf(date) - topOf(row)) / height
  if (pageOf(date) !== pageOf(row) || linesBetween > 2.2 || row.bullet || row.period || row.pieces.length === 0)
    return null
  return linesBetween - (row.lines[0]?.bold ? 1 : 0) - Math.min(1, row.gap)
}

/** True for dates under a row of their own column, so that they belong to it and not to a row beside them. */
const standsUnder = (date: Row, above: Row | undefined) =>
  above !== undefined &&
  above.pieces.length > 0 &&
  pageOf(above) === pageOf(date) &&
  Math.abs(above.x - (date.lines[0]?.box.x ?? 0)) < SAME_COLUMN &&
  topOf(above) < topOf(date)

/** Joins dates in a margin, a little above or below their job, with the most prominent line of that job. */
export const marginDates = (rows: readonly Row[]): readonly Row[] => {
  const joinedRows = liftedToHeads(unwrapped(rows))
  const edge = leftEdge(joinedRows)
  if (
    edge === null ||
    !joinedRows.some((row) => isBareDate(row) && Math.abs((row.lines[0]?.box.x ?? edge) - edge) > MARGIN)
  )
    return joinedRows
  const dateOfRow = new Map<Row, Row>()
  const movedDates = new Set<Row>()
  joinedRows.forEach((date, index) => {
    if (
      !isBareDate(date) ||
      Math.abs((date.lines[0]?.box.x ?? edge) - edge) <= MARGIN ||
      (standsUnder(date, joinedRows[index - 1]) && standsUnder(date, joinedRows[index - 2]))
    )
      return
    const nearest = joinedRows
      .slice(Math.max(0, index - 3), index + 4)
      .filter((row) => row !== date && !dateOfRow.has(row))
      .flatMap((row) => {
        const score = distance(date, row)
        return score === null ? [] : [{ row, score }]
      })
      .toSorted((a, b) => a.score - b.score)[0]
    if (!nearest) return
    dateOfRow.set(nearest.row, date)
    movedDates.add(date)
  })
  return joinedRows.flatMap((row) => {
    if (movedDates.has(row)) return []
    const date = dateOfRow.get(row)
    return date
      ? [
          {
            ...row,
            period: date.period,
            loose: date.loose,
            lines: [...row.lines, ...date.lines],
            gap: topOf(date) < topOf(row) ? Math.max(row.gap, date.gap) : row.gap,
          },
        ]
      : [row]
  })
}
