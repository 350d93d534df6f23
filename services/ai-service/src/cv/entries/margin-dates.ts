import { findPeriods } from '../dates/find-periods.ts'
import { momentAt } from '../dates/moments.ts'
import { boxOfPiece, withPieces, type DatedText, type Piece, type Row } from './row.ts'

const SAME_COLUMN = 12
const MARGIN = 40

const LOOSE_END = /^[\s\-–—‑]*(?:(?:tot|to|until|t\/m|tm|bis)\s+(?:op\s+)?)?/iu

/** True for '– heden', '2021', 'februari 2018': the second half of a period that was wrapped. */
const isEnd = (text: string) => {
  const at = LOOSE_END.exec(text)?.[0].length ?? 0
  const moment = text.length < 30 ? momentAt(text, at) : null
  return moment !== null && /^[\s.)]*$/.test(text.slice(moment.to))
}

const goesOn = (start: string, end: string) => /(?:[-–—‑→]|\b(?:tot|to|t\/m|until))\s*$/iu.test(start) || /^\s*(?:[-–—‑→]|(?:tot|to|t\/m|until|heden|nu|present|now|current|heute)\b)/iu.test(end)

const rangeOf = (text: string) => findPeriods(text).find(({ kind, from, to }) => kind === 'range' && from <= 1 && to >= text.length - 2)

const dateText = (row: Row): Piece | undefined => {
  const [line] = row.period?.boxes.length === 1 ? row.lines.filter((one) => row.period !== null && one.text.includes(row.period.text) && one.text.length <= row.period.text.length + 6) : []
  return line && { text: line.text, line, from: 0, to: line.text.length, bold: line.bold, italic: line.italic }
}

/** Puts a period together that goes on in the cell below: 'september 2016' above '– heden'. */
function unwrapped(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const previous = joined.at(-1)
    const start = previous?.period && previous.period.kind !== 'range' ? dateText(previous) : undefined
    const end = [...row.pieces, ...(row.period ? [dateText(row)] : [])].find(
      (piece) => piece !== undefined && start !== undefined && Math.abs(piece.line.box.x - start.line.box.x) < SAME_COLUMN && isEnd(piece.text),
    )
    const written = end?.line.text ?? ''
    const range = start && end && goesOn(start.text, written) ? (rangeOf(`${start.text} ${written}`) ?? rangeOf(`${start.text} – ${written}`)) : undefined
    if (!previous?.period || !start || !end || !range) {
      joined.push(row)
      continue
    }
    const period: DatedText = { ...range, text: `${start.text} ${written}`, boxes: [...previous.period.boxes, boxOfPiece(end)] }
    joined[joined.length - 1] = { ...previous, period, loose: false }
    const rest = row.pieces.filter((piece) => piece !== end)
    if (rest.length > 0) joined.push({ ...withPieces(row, rest), period: null, loose: false })
  }
  return joined
}

const isBareDate = (row: Row) => row.period !== null && row.pieces.length === 0

/** The left edge at which most of the text begins. */
function leftEdge(rows: readonly Row[]): number | null {
  const edges = Map.groupBy(rows.filter((row) => row.pieces.length > 0), ({ x }) => Math.round(x / 8))
  const most = [...edges.values()].reduce<readonly Row[]>((best, group) => (group.length > best.length ? group : best), [])
  return most[0]?.x ?? null
}

const topOf = (row: Row) => row.lines[0]?.box.y ?? 0
const pageOf = (row: Row) => row.lines[0]?.box.page ?? 1

/** How well a row fits as the head that a date beside it belongs to; lower is better, null when it stands too far. */
function distance(date: Row, row: Row): number | null {
  const height = Math.max(6, row.lines[0]?.box.height ?? 0)
  const away = Math.abs(topOf(date) - topOf(row)) / height
  if (pageOf(date) !== pageOf(row) || away > 2.2 || row.bullet || row.period || row.pieces.length === 0) return null
  return away - (row.lines[0]?.bold ? 1 : 0) - Math.min(1, row.gap)
}

/** Dates in a margin that stand a little above or below their job join the line of it that stands out most. */
export function marginDates(rows: readonly Row[]): readonly Row[] {
  const joined = unwrapped(rows)
  const edge = leftEdge(joined)
  if (edge === null || !joined.some((row) => isBareDate(row) && Math.abs((row.lines[0]?.box.x ?? edge) - edge) > MARGIN)) return joined
  const taken = new Map<Row, Row>()
  const moved = new Set<Row>()
  joined.forEach((date, index) => {
    if (!isBareDate(date) || Math.abs((date.lines[0]?.box.x ?? edge) - edge) <= MARGIN) return
    const near = joined
      .slice(Math.max(0, index - 3), index + 4)
      .filter((row) => row !== date && !taken.has(row))
      .flatMap((row) => {
        const away = distance(date, row)
        return away === null ? [] : [{ row, away }]
      })
      .toSorted((a, b) => a.away - b.away)[0]
    if (!near) return
    taken.set(near.row, date)
    moved.add(date)
  })
  return joined.flatMap((row) => {
    if (moved.has(row)) return []
    const date = taken.get(row)
    return date ? [{ ...row, period: date.period, loose: date.loose, lines: [...row.lines, ...date.lines] }] : [row]
  })
}
