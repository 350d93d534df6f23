import { wordingsOf } from '../lexicon/lexicon.ts'
import { findPeriods } from '../dates/find-periods.ts'
import { monthByName, nowWords } from '../dates/month-names.ts'
import { fold } from '../lexicon/fold.ts'
import type { CvLine } from '@wervio/cv-document'
import { withPieces, type Row } from './row.ts'

const SAME_COLUMN = 12
const LONGEST = 22
const MOST = 6
/** Also of wordings of several words: 'tot' and 'op' of 'tot op'. */
const JOINS = new Set(wordingsOf('date-words').flatMap((wording) => wording.split(' ')))

const keyOf = (word: string) => fold(word).replace(/[.,]$/, '')
const isFragment = (word: string) =>
  monthByName.has(keyOf(word)) ||
  nowWords.has(keyOf(word)) ||
  JOINS.has(word.toLowerCase()) ||
  /^(?:['’]?\d{1,2}|\d{4}|[-–—‑/]|\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{2})$/u.test(word)

const allFragments = ({ text }: CvLine) => text.length <= LONGEST && text.split(' ').every(isFragment)

/**
 * The lines under a cell that together with it make one period: 'november', '2015', 'tot en', 'met januari', '2020'.
 */
const stackAt = (rows: readonly Row[], index: number): readonly CvLine[] | null => {
  const first = rows[index]?.lines[0]
  const second = rows[index + 1]?.lines[0]
  if (!first || !second || Math.abs(second.box.x - first.box.x) > SAME_COLUMN || !allFragments(first)) return null
  const stack = [first]
  for (const row of rows.slice(index + 1, index + MOST)) {
    const line = row.lines[0]
    if (
      !line ||
      line.box.page !== first.box.page ||
      Math.abs(line.box.x - first.box.x) > SAME_COLUMN ||
      !allFragments(line)
    )
      break
    stack.push(line)
  }
  for (let length = stack.length; length > 2; length -= 1) {
    const text = stack
      .slice(0, length)
      .map((line) => line.text)
      .join(' ')
    if (findPeriods(text).some(({ kind, from, to }) => kind === 'range' && from === 0 && to === text.length))
      return stack.slice(0, length)
  }
  return null
}

const without = (row: Row, cells: ReadonlySet<CvLine>): Row =>
  !row.lines.some((line) => cells.has(line))
    ? row
    : {
        ...withPieces(
          row,
          row.pieces.filter(({ line }) => !cells.has(line)),
        ),
        lines: row.lines.filter((line) => !cells.has(line)),
      }

const isMonths = ({ text }: CvLine) =>
  text.length <= 2 * LONGEST && text.split(/[\s–—-]+/).every((word) => monthByName.has(keyOf(word)))

/** Leaves out rows with nothing but months that belong to the years in the row above. */
export const withoutMonths = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(
    (row, index) =>
      !(
        row.lines.every(isMonths) &&
        (rows[index - 1]?.lines ?? []).some(({ text }) => text.length <= LONGEST && /\d{4}/.test(text))
      ),
  )

/** Joins a period that a narrow column breaks over three or more lines; the row it begins in gets it. */
export const joinFragments = (rows: readonly Row[]): readonly Row[] => {
  const usedLines = new Set<CvLine>()
  const joinedRows: Row[] = []
  for (const [index, row] of rows.entries()) {
    const stack = row.lines[0] && !usedLines.has(row.lines[0]) ? stackAt(rows, index) : null
    if (!stack) {
      const rest = without(row, usedLines)
      if (rest.lines.length > 0) joinedRows.push(rest)
      continue
    }
    for (const line of stack) usedLines.add(line)
    const text = stack.map((line) => line.text).join(' ')
    const range = findPeriods(text).find(({ kind }) => kind === 'range')
    if (range)
      joinedRows.push({
        ...without(row, usedLines),
        lines: row.lines,
        period: { ...range, text, boxes: stack.map(({ box }) => box) },
      })
  }
  return joinedRows
}
