import { patternOf } from '../lexicon/lexicon.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import { parsePeriod } from '../dates/parse-period.ts'
import { companionRegions } from '../sections/companions.ts'
import type { CvSection } from '../sections/sections.ts'
import { joinFragments, withoutMonths } from './date-fragments.ts'
import { datedRow, isDuration } from './date-row.ts'
import { withoutFoot } from './foot-lines.ts'
import { withoutEmptyLabels } from './labels.ts'
import { marginDates } from './margin-dates.ts'
import { oneLine, wholeCells } from './one-line.ts'
import { rowOf, type Row } from './row.ts'
import { splitAtPeriods } from './split-at-periods.ts'
import { trueBullets } from './true-bullets.ts'
import { unwrapHeads } from './wrapped-heads.ts'

const MOST_NEAR = 6
const MOST_CELLS = 20
const MOST_COLUMNS = 6

const IS_NOW = new RegExp(String.raw`^[\s–-]*${patternOf('now', 'word')}$`, 'iu')

const isDateCell = (line: CvLine) =>
  line.text.length < 34 && (parsePeriod(line.text) !== null || IS_NOW.test(line.text))

const byPlace = (a: CvLine, b: CvLine) =>
  a.box.page - b.box.page || a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2 || a.box.x - b.box.x

/** True when two lines stand at one height, one right of the other. */
const sideBySide = (a: CvLine, b: CvLine): boolean => {
  const overlap = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y)
  const isDisjoint = a.box.x + a.box.width <= b.box.x + 2 || b.box.x + b.box.width <= a.box.x + 2
  return a.box.page === b.box.page && isDisjoint && overlap > 0.5 * Math.min(a.box.height, b.box.height)
}

/**
 * Groups lines that stand side by side: those of one row of the document, and those beside a column of dates or labels.
 */
const groupSideBySide = (
  lines: readonly CvLine[],
  companions: ReadonlySet<number>,
  isWord: boolean,
): readonly (readonly CvLine[])[] => {
  const groups: CvLine[][] = []
  const byRow = new Map<string, CvLine[][]>()
  for (const line of lines) {
    const key = line.row === null ? null : `${line.box.page} ${line.row}`
    const sameRow = key === null ? [] : (byRow.get(key) ?? [])
    const recentGroups = companions.size > 0 ? groups.slice(-MOST_NEAR) : []
    const matchingGroup =
      sameRow
        .slice(-MOST_NEAR)
        .find((group) => group.length < MOST_CELLS && (isWord || group.every((other) => sideBySide(other, line)))) ??
      recentGroups.findLast(
        (group) =>
          group.length < MOST_CELLS &&
          (companions.has(line.region) || group.some(({ region }) => companions.has(region))) &&
          group.every((other) => sideBySide(other, line)),
      )
    if (matchingGroup) {
      matchingGroup.push(line)
      continue
    }
    const group = [line]
    groups.push(group)
    if (key !== null) byRow.set(key, [...sameRow.slice(-MOST_NEAR), group])
  }
  return groups
}

/**
 * The rows of a Word table: as they are where every cell holds one line, else the dates with the first line beside them
 * and the other lines below.
 */
const cellsOfWord = (groups: readonly (readonly CvLine[])[]): readonly (readonly CvLine[])[] => {
  const tables = groups.filter((group) => group.length > 1)
  const columns = tables[0]?.length ?? 0
  if (
    columns <= MOST_COLUMNS &&
    tables.every((group) => group.length === columns && !group.some(({ bullet }) => bullet))
  )
    return groups
  return groups.flatMap((group) => {
    if (group.length <= 2) return [group]
    const dateCount = group.findIndex((line) => !isDateCell(line))
    return dateCount <= 0
      ? group.map((line) => [line])
      : [
          [oneLine(group.slice(0, dateCount)), ...group.slice(dateCount, dateCount + 1)],
          ...group.slice(dateCount + 1).map((line) => [line]),
        ]
  })
}

const COLUMN_GAP = 1.5

/** Gives the first row of each further column white space above, so that it may begin an entry. */
const columnStarts = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, index) => {
    const [previous, first] = [rows[index - 1]?.lines[0], row.lines[0]]
    const startsColumn =
      previous &&
      first &&
      previous.region !== first.region &&
      previous.box.page === first.box.page &&
      first.box.y < previous.box.y - previous.box.height
    return startsColumn ? { ...row, gap: Math.max(row.gap, COLUMN_GAP) } : row
  })

/** The rows of a section with their dates, from top to bottom. */
export const rowsOf = (document: CvDocument, section: CvSection, number: number): readonly Row[] => {
  const isWord = document.kind === 'word'
  const companions = new Set(
    [...companionRegions(document)].filter((region) => section.lines.some((line) => line.region === region)),
  )
  const ordered = companions.size > 0 ? section.lines.toSorted(byPlace) : section.lines
  const cells = unwrapHeads(document, withoutFoot(document, ordered))
    .filter(({ text }) => !isDuration(text))
    .flatMap(splitAtPeriods)
  const groups = groupSideBySide(cells, companions, isWord)
  const rows = (isWord ? cellsOfWord(groups) : groups).map((lines) =>
    rowOf(isWord ? lines : wholeCells(lines.toSorted((a, b) => a.box.x - b.box.x)), number),
  )
  return marginDates(withoutEmptyLabels(trueBullets(withoutMonths(joinFragments(columnStarts(rows)))).map(datedRow)))
}
