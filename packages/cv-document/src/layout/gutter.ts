import { median } from './median.ts'
import type { SegmentRow } from './segment.ts'

/** White space between two columns: from row `from` to row `to` (exclusive), between `x` and `end`. */
export type Gutter = {
  from: number
  to: number
  x: number
  end: number
  /** Height in which both sides have text, in points. */ overlap: number
}

const STEP = 2
/** Narrowest gutter, in sizes of the text. */
const NARROWEST = 0.85

type Run = { from: number; to: number; x: number; end: number }

const isFree = (row: SegmentRow, x: number, width: number): boolean =>
  row.segments.every((segment) => segment.left >= x + width || segment.end <= x)

/** Ranges of at least two rows without text between `x` and `x + width`. */
const runsAt = (rows: readonly SegmentRow[], x: number, width: number): Run[] => {
  const runs: Run[] = []
  let from = 0
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index]
    if (row && isFree(row, x, width)) continue
    if (index - from >= 2) runs.push({ from, to: index, x, end: x + width })
    from = index + 1
  }
  return runs
}

/** Height in which there is text on both sides; 0 when one side is empty. */
const overlapOf = (rows: readonly SegmentRow[], run: Run): number => {
  const left: number[] = []
  const right: number[] = []
  for (const row of rows.slice(run.from, run.to)) {
    if (row.segments.some((segment) => segment.end <= run.x)) left.push(row.y)
    if (row.segments.some((segment) => segment.left >= run.end)) right.push(row.y)
  }
  if (left.length < 2 || right.length < 2) return 0
  return Math.max(0, Math.min(left.at(-1) ?? 0, right.at(-1) ?? 0) - Math.max(left[0] ?? 0, right[0] ?? 0))
}

/**
 * A gutter may be as narrow as `NARROW` sizes before a left edge that enough rows share: `EDGE_ROWS` of them, this
 * share of their side, with both sides beside each other over `EDGE_OVERLAP` sizes.
 */
const NARROW = 0.3
const EDGE_ROWS = 6
const EDGE_SHARE = 0.2
const EDGE_OVERLAP = 20
/** How many edges are tried, most frequent first. */
const MOST_EDGES = 8

/** Narrow strips before an edge at which a column starts: the words beside it may nearly touch it. */
const edgeStrips = (rows: readonly SegmentRow[], size: number): Run[] => {
  const edges = Map.groupBy(
    rows.flatMap((row) => row.segments.slice(-1)),
    (segment) => Math.round(segment.left),
  )
  const width = NARROW * size
  const frequentEdges = [...edges]
    .filter(([, segments]) => segments.length >= EDGE_ROWS)
    .toSorted(([, one], [, other]) => other.length - one.length)
  return frequentEdges.slice(0, MOST_EDGES).flatMap(([edge, segments]) => {
    const end = Math.min(...segments.map((segment) => segment.left))
    return runsAt(rows, end - width, width).filter((run) => {
      const right = rows
        .slice(run.from, run.to)
        .flatMap((row) => row.segments.find((segment) => segment.left >= run.end - 0.01) ?? [])
      const alignedSegments = right.filter((segment) => Math.abs(segment.left - edge) < 1.5)
      return (
        alignedSegments.length >= EDGE_ROWS &&
        alignedSegments.length >= EDGE_SHARE * right.length &&
        overlapOf(rows, run) >= EDGE_OVERLAP * size
      )
    })
  })
}

/** Every white strip that could separate columns, tallest and widest first. */
export const guttersOf = (rows: readonly SegmentRow[]): Gutter[] => {
  const segments = rows.flatMap((row) => row.segments)
  if (segments.length < 4) return []
  const size = median(segments.map((segment) => segment.size))
  const width = NARROWEST * size
  const [left, right] = [
    Math.min(...segments.map((segment) => segment.left)),
    Math.max(...segments.map((segment) => segment.end)),
  ]
  const openRuns = new Map<string, Run>()
  const strips: Run[] = []
  for (let x = left; x + width <= right; x += STEP) {
    const runKeys = new Set<string>()
    for (const run of runsAt(rows, x, width)) {
      const key = `${run.from}-${run.to}`
      runKeys.add(key)
      const openRun = openRuns.get(key)
      if (openRun) openRun.end = run.end
      else openRuns.set(key, run)
    }
    for (const [key, run] of openRuns) {
      if (runKeys.has(key)) continue
      strips.push(run)
      openRuns.delete(key)
    }
  }
  const score = (gutter: Gutter) => gutter.overlap * (1 + Math.min(gutter.end - gutter.x, 3 * size) / (6 * size))
  return [...strips, ...openRuns.values(), ...edgeStrips(rows, size)]
    .map((run) => ({ ...run, overlap: overlapOf(rows, run) }))
    .filter((gutter) => gutter.overlap > 0)
    .toSorted((one, other) => score(other) - score(one))
}
