import { readHeading } from '../../persona/source/headings.ts'
import { restoreLines } from '../run-on/restore-lines.ts'
import { practicalGroup } from '../words/practical-signs.ts'
import { withoutMark } from '../../vacancy-text/lists/marks.ts'
import { splitListedItems } from '../../vacancy-text/lists/commas.ts'
import { splitLine } from '../../vacancy-text/lists/read-list.ts'
import { withoutGround } from './without-ground.ts'

const MOST_ITEMS = 300
/** Characters of a line that is a text rather than an item. */
const LONGEST_ITEM = 400
/** Headings that a list doesn't have. */
const LEAST_HEADINGS = 2
/** Characters of a field that are looked at. */
const LONGEST_FIELD = 20_000

/** Whether a field holds a text of a vacancy, with sentences or headings, rather than a list of items. */
export const isProse = (field: string): boolean => {
  const beginning = field.slice(0, LONGEST_FIELD)
  if (linesOf(beginning).some((item) => item.length > LONGEST_ITEM)) return true
  const lines = restoreLines(beginning).split(/\r?\n/)
  return lines.filter((line) => readHeading(line.trim())?.rest === '').length >= LEAST_HEADINGS
}

/**
 * The items of a field of the form: one a line, or those of a list on a single line. A line is not cut at its commas.
 */
const linesOf = (field: string): string[] => {
  const lines = field
    .split(/\r?\n/)
    .map((line) => withoutMark(line.trim()).trim())
    .filter((line) => /\p{L}{2}|\p{L}[+#]/u.test(line))
  const [only] = lines
  if (lines.length !== 1 || only === undefined) return lines
  // 'Vroege, late en gebroken diensten' is one demand.
  if (practicalGroup(only) !== null) return lines
  return [splitLine, splitListedItems].map((split) => split(only)).find((items) => items.length > 1) ?? lines
}

/** The items of a field, and those on which no demand may rest. */
export const itemsOf = (field: string): { items: string[]; setAside: string[] } => {
  const items = linesOf(field).slice(0, MOST_ITEMS).map(withoutGround)
  return {
    items: items.flatMap(({ rest }) => rest ?? []),
    setAside: items.flatMap(({ setAside }) => setAside ?? []),
  }
}
