import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { findPeriods } from '../dates/find-periods.ts'
import type { CvSection } from '../sections/sections.ts'
import { datedRow } from './date-row.ts'
import { marginDates } from './margin-dates.ts'
import { rowOf, type Row } from './row.ts'

const isDate = (line: CvLine) => {
  const row = datedRow(rowOf([line], 0))
  return row.period !== null && row.pieces.length === 0
}

/** True where a column of a section holds nearly only dates: it is read beside the text, not before or after it. */
function hasColumnOfDates(lines: readonly CvLine[]): boolean {
  const regions = Map.groupBy(lines, ({ region }) => region)
  if (regions.size < 2) return false
  return [...regions.values()].some((column) => {
    const dates = column.filter((line) => isDate(line) || /^[-–—]?\s*(?:heden|nu|present|now)$/i.test(line.text) || (line.text.length < 24 && findPeriods(line.text).length > 0))
    return dates.length >= 2 && dates.length >= 0.6 * column.length
  })
}

const byPlace = (a: CvLine, b: CvLine) => a.box.page - b.box.page || a.box.y - b.box.y || a.box.x - b.box.x

/** The rows of a section with their dates, from top to bottom. */
export function rowsOf(document: CvDocument, section: CvSection, number: number): readonly Row[] {
  const ordered = document.kind === 'pdf' && hasColumnOfDates(section.lines) ? section.lines.toSorted(byPlace) : section.lines
  const groups = new Map<string, CvLine[]>()
  for (const [index, line] of ordered.entries()) {
    const key = line.row === null ? `line ${index}` : `row ${line.box.page} ${line.row}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const rows = [...groups.values()].map((lines) => rowOf(lines.toSorted((a, b) => a.box.x - b.box.x), number))
  return marginDates(rows.map(datedRow))
}
