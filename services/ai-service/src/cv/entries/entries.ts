import { levelsOf, type Level } from './groups.ts'
import { isHeadLike, isTasks, namingRows } from './head-like.ts'
import { undatedStarts } from './undated-entries.ts'
import { byGap, learnHeads, type Evidence, type Heads } from './learn-heads.ts'
import type { DatedText, Row } from './row.ts'

/** One job or school: the rows that name it, its dates and the rows that tell about it. */
export type Entry = {
  section: number
  /** Rows of the head; `offset` counts rows from the one with the dates, below 0 for those above it. */
  head: readonly { row: Row; offset: number }[]
  period: DatedText | null
  level: Level
  body: readonly Row[]
}

const MOST_BELOW = 2
const CLEAR = 1
const SLIGHT = 0.3
const LABELLED = 3

const isNamed = (row: Row | undefined) => row !== undefined && row.text.length > 1

/** 1 when rows plainly name only jobs or studies, -1 when only firms or schools, else 0. */
const sideOf = (rows: readonly Row[], { leansIn }: Heads): number => {
  const leans = rows.flatMap(leansIn)
  return leans.length === 0 ? 0 : leans.every((one) => one >= CLEAR) ? 1 : leans.every((one) => one <= -CLEAR) ? -1 : 0
}

/**
 * True for a row whose words name a job and its firm: 'Projectleider bij Gasunie', an assignment where a job stands
 * above.
 */
const namesBoth = (row: Row, { leansIn }: Heads): boolean => {
  const leans = leansIn(row)
  return leans.some((lean) => lean >= LABELLED) && leans.some((lean) => lean <= -LABELLED)
}

const rowsBelow = (
  rows: readonly Row[],
  anchor: number,
  end: number,
  above: number,
  heads: Heads,
  level: Level = null,
): number => {
  const names = level === null ? 2 : 1
  const namesAbove = rows.slice(anchor - above, anchor + 1).reduce((count, row) => count + heads.namesIn(row), 0)
  const leans = rows.slice(anchor - above, anchor + 1).flatMap(heads.leansIn)
  const side = sideOf(rows.slice(anchor - above, anchor + 1), heads)
  const isOnSide = (row: Row) => side !== 0 && sideOf([row], heads) === side
  const remaining = names - (side === 0 ? namesAbove : Math.min(namesAbove, 1))
  let missing =
    remaining <= 0 && names === 2 && heads.usuallyNamesBelow && above === 0 && !leans.some((lean) => lean <= -CLEAR)
      ? 1
      : level === 'firm'
        ? 1
        : remaining
  let count = 0
  while (count < MOST_BELOW && anchor + count + 1 < end) {
    const row = rows[anchor + count + 1]
    if (!row || !isHeadLike(row) || isTasks(row) || row.period) break
    const nameCount = heads.namesIn(row)
    if (nameCount > 0 && missing <= 0) break
    if (leans.some((lean) => lean >= SLIGHT) && namesBoth(row, heads)) break
    if (nameCount > 0 && missing < names && !heads.mayFollow(row, rows[anchor + count + 2])) break
    missing -= isOnSide(row) ? 0 : nameCount
    count += 1
  }
  return count
}

const entriesOfSection = (
  rows: readonly Row[],
  anchors: readonly number[],
  levels: readonly Level[],
  heads: Heads,
  section: number,
): readonly Entry[] => {
  const starts: number[] = []
  let floor = -1
  const spans = anchors.map((anchor, index) => {
    const above = heads.above(rows, anchor, floor, index === 0)
    const next = anchors[index + 1] ?? rows.length
    starts.push(anchor - above)
    const reserved = index + 1 < anchors.length ? heads.above(rows, next, anchor, false) : 0
    const below = rowsBelow(rows, anchor, Math.max(anchor + 1, next - reserved), above, heads, levels[index] ?? null)
    floor = anchor + below
    return { anchor, above, below }
  })
  return spans.map(({ anchor, above, below }, index) => {
    const anchorRow = rows[anchor]
    const head = rows.slice(anchor - above, anchor + below + 1).map((row, at) => ({ row, offset: at - above }))
    const rest = rows.slice(anchor + below + 1, starts[index + 1] ?? rows.length)
    const leans = head.flatMap(({ row }) => heads.leansIn(row))
    const isComplete = leans.length > 1 && leans.some((lean) => lean >= CLEAR && lean < LABELLED)
    const naming = new Set(isComplete ? [] : namingRows(rows.slice(anchor - above, starts[index + 1] ?? rows.length)))
    const labelledRows = rest.flatMap((row, at) => (naming.has(row) ? [{ row, offset: below + 1 + at }] : []))
    const body = rest.filter((row) => !naming.has(row))
    return {
      section,
      head: [...head.filter(({ row }) => isNamed(row) || row === anchorRow), ...labelledRows],
      period: anchorRow?.period ?? null,
      level: levels[index] ?? null,
      body,
    }
  })
}

/**
 * The entries of several sections of one kind, such as jobs. What the heads of one section show holds for all.
 * @param isYearEnough Says of a row with a single year whether that year is when it was, as a diploma's is, though
 * other entries have a beginning and an end.
 */
export const entriesOf = (
  sections: readonly (readonly Row[])[],
  evidence: Evidence,
  isYearEnough: (row: Row, datedRows: readonly Row[]) => boolean = () => false,
): readonly Entry[] => {
  const datedIndexes = sections.map((rows) => rows.flatMap((row, index) => (row.period && !row.loose ? [index] : [])))
  const styles = rareStyles(sections, datedIndexes)
  const hasNoDates = datedIndexes.every((anchors) => anchors.length === 0)
  const datedRows = sections.flatMap((rows, number) =>
    (datedIndexes[number] ?? []).flatMap((index) => rows[index] ?? []),
  )
  const isAnchor = (rows: readonly Row[], row: Row, index: number) =>
    !row.loose || hasNoDates || isEntry(rows, index, styles) || (isHeadLike(row) && isYearEnough(row, datedRows))
  const anchors = sections.map((rows) =>
    rows.flatMap((row, index) => (row.period && isAnchor(rows, row, index) ? [index] : [])),
  )
  const isUndated = anchors.every((indexes) => indexes.length === 0)
  const starts = isUndated ? sections.map((rows) => undatedStarts(rows, evidence)) : anchors
  const heads = learnHeads(sections, starts, evidence)
  return sections.flatMap((rows, number) =>
    entriesOfSection(rows, starts[number] ?? [], levelsOf(rows, starts[number] ?? [], evidence), heads, number),
  )
}

/** Styles of dated rows that fewer than half of all rows have. */
const rareStyles = (
  sections: readonly (readonly Row[])[],
  datedIndexes: readonly (readonly number[])[],
): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  const rows = sections.flat()
  for (const { style } of rows) counts.set(style, (counts.get(style) ?? 0) + 1)
  const datedStyles = sections.flatMap((section, number) =>
    (datedIndexes[number] ?? []).map((index) => section[index]?.style ?? ''),
  )
  return new Set(datedStyles.filter((style) => (counts.get(style) ?? 0) * 2 < rows.length))
}

/**
 * True for a row with no more than a year that stands where entries begin: in the look of the others, or after white
 * space.
 */
const isEntry = (rows: readonly Row[], index: number, styles: ReadonlySet<string>): boolean => {
  const row = rows[index]
  if (!row || row.bullet || row.pieces.length === 0) return false
  return styles.has(row.style) || (isHeadLike(row) && byGap(rows, index, 0) === 0)
}
