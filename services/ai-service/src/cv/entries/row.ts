import type { Box, CvLine } from '@wervio/cv-document'
import type { Period } from '../dates/find-periods.ts'
import { styleOf } from '../sections/line-style.ts'

/** Words of one line, at `from` to `to` of its text. */
export type RowPiece = { text: string; line: CvLine; from: number; to: number; bold: boolean; italic: boolean }

/** A period as it stands in a document. */
export type DatedText = Period & { text: string; boxes: readonly Box[]; kind: 'range' | 'open' | 'single' }

/** One line of a list of jobs or schools as a reader sees it: its cells side by side, its dates taken out. */
export type Row = {
  lines: readonly CvLine[]
  /** Text beside the dates, from left to right. */
  pieces: readonly RowPiece[]
  period: DatedText | null
  /** Whether the dates may be no more than a year in a sentence. */
  loose: boolean
  text: string
  style: string
  x: number
  gap: number
  bullet: boolean
  section: number
}

/** The box of a piece of a line; position and width are estimated from its share of the letters. */
export const boxOfPiece = ({ line, from, to }: RowPiece): Box => {
  const { box, text } = line
  const length = Math.max(1, text.length)
  return { ...box, x: box.x + (box.width * from) / length, width: (box.width * Math.max(0, to - from)) / length }
}

/** The length of the number before the words of a numbered line: 3 for '1. Kok'. */
const afterNumber = ({ text }: CvLine) => /^\d{1,2}[.)]\s+(?=\p{L})/u.exec(text)?.[0].length ?? 0

/** A stretch of a line without the marks and spaces at its ends; null when no letter or digit is left. */
export const pieceOf = (line: CvLine, from: number, to: number): RowPiece | null => {
  let start = from === 0 ? afterNumber(line) : from
  let end = to
  while (start < end && /[\s|•·:;,–—‑\-/>→~@]/.test(line.text[start] ?? '')) start += 1
  while (end > start && /[\s|•·:;,–—‑\-/>→~@]/.test(line.text[end - 1] ?? '')) end -= 1
  const text = line.text.slice(start, end)
  return /[\p{L}\p{N}]/u.test(text) ? { text, line, from: start, to: end, bold: line.bold, italic: line.italic } : null
}

/** The style of a row: that of its first line, marked 'lead' when only its first words are bold or italic. */
const styleOfRow = (line: CvLine | undefined): string => {
  if (!line) return ''
  const [first] = line.spans
  const leads = first && ((first.bold && !line.bold) || (first.italic && !line.italic))
  return leads ? `${styleOf(line)} lead` : styleOf(line)
}

/** A letter of a symbol font that is printed as a bullet. */
const MARK = /^[\p{L}◦]$/u

/** A row of lines that stand side by side; its dates aren't read yet. */
export const rowOf = (lines: readonly CvLine[], section: number): Row => {
  const [first] = lines
  const cells = lines.flatMap((line) => pieceOf(line, 0, line.text.length) ?? [])
  const pieces = cells.length > 1 && cells[0] && MARK.test(cells[0].text) ? cells.slice(1) : cells
  const main = pieces[0]?.line ?? first
  return {
    lines,
    pieces,
    period: null,
    loose: false,
    text: pieces.map(({ text }) => text).join(' '),
    style: styleOfRow(main),
    x: main?.box.x ?? 0,
    gap: Math.max(0, ...lines.map(({ gap }) => gap)),
    bullet: lines.some(({ bullet }) => bullet),
    section,
  }
}

/** A row with these pieces instead of its own. */
export const withPieces = (row: Row, pieces: readonly RowPiece[]): Row => {
  const main = pieces[0]?.line
  return {
    ...row,
    pieces,
    text: pieces.map(({ text }) => text).join(' '),
    style: main ? styleOfRow(main) : row.style,
    x: main?.box.x ?? row.x,
  }
}
