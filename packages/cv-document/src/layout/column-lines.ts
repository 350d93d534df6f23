import type { Rectangle } from '../pdf/painted-box.ts'

/** A vertical line between columns of a table: its position, top and bottom. */
export type ColumnLine = { x: number; top: number; bottom: number }

/**
 * `ROWS` rows with a stroke at one position make a line between two columns; `LINES` lines of equal height make a
 * table.
 */
const ROWS = 3
const LINES = 3
/** Tolerance of their positions, in points. */
const EXACT = 2
/** With more strokes, the page is a drawing or an attempt to take time. */
const MOST = 100
/** Distance of a line between columns from the edge of its table, in points. */
const INSIDE = 5
/** A longer stroke spans more than one row. */
const ROW = 24

const follows = (bar: Rectangle, above: Rectangle | undefined): boolean =>
  above !== undefined && Math.abs(bar.y - (above.y + above.height)) < EXACT + 2
const inRows = (bars: readonly Rectangle[]): Rectangle[][] => {
  const barsByPosition = Map.groupBy(bars, ({ x }) => Math.round(x / EXACT))
  const lines = [...barsByPosition.values()].map((line) => line.toSorted((one, other) => one.y - other.y))
  return lines.filter(
    (line) => line.length >= ROWS && line.filter((bar, index) => follows(bar, line[index - 1])).length >= ROWS - 1,
  )
}
const inTables = (bars: readonly Rectangle[]): Rectangle[] => {
  const barsByHeight = Map.groupBy(
    bars.filter(({ height }) => height > ROW),
    ({ y, height }) => `${Math.round(y / EXACT)} ${Math.round((y + height) / EXACT)}`,
  )
  return [...barsByHeight.values()].filter((lines) => lines.length >= LINES).flat()
}

type Level = { y: number; x: number; end: number }

/** Horizontal lines from end to end; those of adjacent cells are joined. */
const levelsOf = (rules: readonly Rectangle[]): Level[] =>
  [...Map.groupBy(rules, ({ y }) => Math.round(y / EXACT)).values()].flatMap((level) => {
    const spans: Level[] = []
    for (const { x, y, width } of level.toSorted((one, other) => one.x - other.x)) {
      const last = spans.at(-1)
      if (last && x < last.end + EXACT) last.end = Math.max(last.end, x + width)
      else spans.push({ y, x, end: x + width })
    }
    return spans
  })

const crosses = ({ x, top, bottom }: ColumnLine, level: Level): boolean =>
  level.x + INSIDE < x && x < level.end - INSIDE && level.y > top - EXACT && level.y < bottom + EXACT

/**
 * The lines between the columns of tables, drawn row by row, or as one stroke across the lines between rows. Frames and
 * the line beside a sidebar don't count.
 */
export const columnLinesOf = (bars: readonly Rectangle[], rules: readonly Rectangle[]): ColumnLine[] => {
  const levels = levelsOf(rules)
  const longLines = inTables(bars)
    .slice(0, MOST)
    .map(({ x, y, height }) => ({ x, top: y, bottom: y + height }))
  return [
    ...inRows(bars).map((line) => ({
      x: line[0]?.x ?? 0,
      top: Math.min(...line.map(({ y }) => y)),
      bottom: Math.max(...line.map(({ y, height }) => y + height)),
    })),
    ...longLines.filter(
      (line) =>
        new Set(levels.filter((level) => crosses(line, level)).map(({ y }) => Math.round(y / EXACT))).size >= LINES,
    ),
  ].slice(0, MOST)
}

/** The short strokes that belong to no line between columns. */
export const withoutColumnLines = (bars: readonly Rectangle[]): Rectangle[] => {
  const columns = new Set(inRows(bars).flat())
  return bars.filter((bar) => bar.height <= ROW && !columns.has(bar))
}

/** Whether a line lies between two positions at a height. */
export const isLineBetween = (lines: readonly ColumnLine[], end: number, x: number, y: number): boolean =>
  lines.some((line) => line.x > end - 1 && line.x < x + 1 && y > line.top && y < line.bottom + 1)

/**
 * Returns the table row at a height, as a number that is unique on the page; null outside tables with lines between
 * their rows.
 */
export const tableRows = (
  lines: readonly ColumnLine[],
  rules: readonly Rectangle[],
): ((y: number) => number | null) => {
  const levels = levelsOf(rules).filter((level) => lines.some((line) => crosses(line, level)))
  const heights = [...new Set(levels.map(({ y }) => Math.round(y)))].toSorted((one, other) => one - other)
  return (y) => {
    const rowIndex = heights.findIndex((height) => height > y - 1)
    const inTable = lines.some((line) => y > line.top && y < line.bottom + 1)
    return rowIndex <= 0 || !inTable ? null : rowIndex
  }
}
