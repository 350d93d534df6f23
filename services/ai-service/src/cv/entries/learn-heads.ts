import { isHeadLike, rowsAbove } from './head-like.ts'
import type { Row } from './row.ts'

/** Facts about the words of a row. */
export type Evidence = {
  /** Above 0 for words that name a job or a study, below 0 for those that name a firm or a school. */
  lean: (text: string) => number
  /** How many things a row names. */
  namesIn: (row: Row) => number
  /** How far each thing that a row names leans. */
  leansIn: (row: Row) => readonly number[]
  /** True for a row whose words are plainly a job, a firm, a study or a school. */
  readsAsName: (row: Row) => boolean
}

/** Properties that the heads of a document share. */
export type Heads = Pick<Evidence, 'leansIn'> & {
  /** How many things a row names. */
  namesIn: (row: Row) => number
  /** How many rows above the dates belong to them; `first` for the first entry of a section. */
  above: (rows: readonly Row[], anchor: number, floor: number, first: boolean) => number
  /** True when in most entries the row after the dates names something. */
  usually: boolean
  /** True when a row after the dates still names something. */
  mayFollow: (row: Row, next: Row | undefined) => boolean
}

type Sections = readonly (readonly Row[])[]
type Anchors = readonly (readonly number[])[]
type Sample = { above: number; weight: number; styles: readonly string[] }

const LONG_ROW = 70
const INDENT = 5
const SHORT_NAME = 12

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const usualGaps = new WeakMap<readonly Row[], number>()

/** The white space above most rows of a section, in line heights. */
function usualGapOf(rows: readonly Row[]): number {
  const cachedGap = usualGaps.get(rows)
  if (cachedGap !== undefined) return cachedGap
  const usual = median(rows.slice(1).map(({ gap }) => gap))
  usualGaps.set(rows, usual)
  return usual
}

/** How far above the dates the widest white space stands, or null when none stands out. */
export function byGap(rows: readonly Row[], anchor: number, most: number): number | null {
  const usual = usualGapOf(rows)
  let widest = Math.max(usual * 1.3, usual + 0.15)
  let best: number | null = null
  for (let above = 0; above <= most; above += 1) {
    const gap = rows[anchor - above]?.gap ?? 0
    if (gap <= widest) continue
    widest = gap
    best = above
  }
  return best
}

const withoutCapitals = (style: string) => style.replace(' capitals', '')

/** How a row looks; that a short name such as 'TNO' stands in capitals says nothing. */
const ordinaryStyle = (row: Row | undefined) =>
  row === undefined
    ? ''
    : row.text.length <= SHORT_NAME || (row.pieces[0]?.text.length ?? 0) <= SHORT_NAME
      ? withoutCapitals(row.style)
      : row.style

/** Entries of which it is plain where their head begins: the first of a section, and those with white space above. */
function samplesOf(sections: Sections, anchors: Anchors): readonly Sample[] {
  return sections.flatMap((rows, number) =>
    (anchors[number] ?? []).flatMap((anchor, index) => {
      const most = rowsAbove(rows, anchor, anchors[number]?.[index - 1] ?? -1)
      const above = index === 0 ? (most === anchor ? most : null) : byGap(rows, anchor, most)
      if (above === null) return []
      const styles = Array.from({ length: above }, (_, at) => ordinaryStyle(rows[anchor - at - 1]))
      return [{ above, weight: index === 0 ? 2 : 1, styles }]
    }),
  )
}

function mostVoted(samples: readonly Sample[]): number {
  const votes = new Map<number, number>()
  for (const { above, weight } of samples) votes.set(above, (votes.get(above) ?? 0) + weight)
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), [0, 0])[0]
}

/** Styles of running text: those of bullets, of long rows and of sentences. */
const plainStyles = (sections: Sections): ReadonlySet<string> =>
  new Set(
    sections.flatMap((rows) =>
      rows
        .filter(
          (row) => !row.period && row.text !== '' && (row.bullet || row.text.length > LONG_ROW || !isHeadLike(row)),
        )
        .map(({ style }) => style),
    ),
  )

/** Where most heads begin on the page; null when they don't stand under each other. */
function edgeOf(sections: Sections, anchors: Anchors): number | null {
  const edges = sections.flatMap((rows, number) =>
    (anchors[number] ?? []).flatMap((anchor) => (rows[anchor]?.pieces[0]?.from === 0 ? [rows[anchor].x] : [])),
  )
  const [most] = [...Map.groupBy(edges, (x) => Math.round(x / 4)).values()].toSorted((a, b) => b.length - a.length)
  return most && most.length >= 0.6 * edges.length ? Math.max(...most) : null
}

/** True when something holds for the row after the dates in more than half of the entries. */
function mostOf(sections: Sections, anchors: Anchors, holds: (row: Row, next: Row | undefined) => boolean): boolean {
  const after = sections.flatMap((rows, number) =>
    (anchors[number] ?? []).map((anchor) => {
      const row = rows[anchor + 1]
      return row !== undefined && isHeadLike(row) && row.period === null && holds(row, rows[anchor + 2])
    }),
  )
  return after.filter(Boolean).length * 2 > after.length
}

/** True for a row in one of some looks; a short name such as 'TNO' is in capitals by itself. */
function fits(row: Row | undefined, styles: ReadonlySet<string> | undefined): boolean {
  if (!row || !styles) return false
  return (
    styles.has(row.style) ||
    (row.text.length <= SHORT_NAME &&
      [...styles].some((style) => withoutCapitals(style) === withoutCapitals(row.style)))
  )
}

/** Learns from all entries of a document how many rows of a head stand above its dates, and how they look. */
export function learnHeads(sections: Sections, anchors: Anchors, { leansIn, namesIn, readsAsName }: Evidence): Heads {
  const samples = samplesOf(sections, anchors)
  const usual = mostVoted(samples)
  const plain = plainStyles(sections)
  const stylesAt = new Map<number, Set<string>>()
  for (const { styles } of samples.filter(({ above }) => above === usual)) {
    for (const [at, style] of styles.entries()) stylesAt.set(at + 1, (stylesAt.get(at + 1) ?? new Set()).add(style))
  }

  const edge = edgeOf(sections, anchors)
  const named = (row: Row, next: Row | undefined): boolean => {
    if (!plain.has(row.style)) return true
    if (row.text.length > LONG_ROW) return false
    if (
      readsAsName(row) ||
      (next !== undefined && next.pieces.length > 0 && next.period === null && namesIn(next) === 0)
    )
      return true
    return (
      next === undefined ||
      next.bullet ||
      next.period !== null ||
      next.style !== row.style ||
      next.gap > 0.8 ||
      next.text.length > row.text.length * 1.6 ||
      next.x > row.x + INDENT
    )
  }
  const usually = mostOf(sections, anchors, (row, next) => namesIn(row) > 0 && named(row, next))

  /** Above dates that stand alone: a row that names two things, or, when nothing is named below them, two rows. */
  const headOf = (rows: readonly Row[], anchor: number, most: number): number => {
    const below = rows[anchor + 1]
    const above = rows[anchor - 1]
    if (above && most > 0 && namesIn(above) > 1) return 1
    const isNamedBelow = below !== undefined && isHeadLike(below) && below.period === null && below.gap < 0.8
    return isNamedBelow ? 0 : Math.min(most, 2)
  }

  /** A row in a look of its own that names one thing, above dates beside one other. */
  const isFirmOver = (row: Row | undefined, dated: Row): boolean =>
    row !== undefined && !plain.has(row.style) && namesIn(row) === 1 && namesIn(dated) === 1

  return {
    usually,
    leansIn,
    namesIn,
    above(rows, anchor, floor, first) {
      const most = rowsAbove(rows, anchor, floor)
      if (first && most === anchor && most <= Math.max(usual, 2)) return most
      const clear = byGap(rows, anchor, most)
      const dated = rows[anchor]
      if (samples.length === 0 && clear === 1 && dated && isFirmOver(rows[anchor - 1], dated)) return 1
      if (usual === 0) return dated !== undefined && namesIn(dated) === 0 ? (clear ?? headOf(rows, anchor, most)) : 0
      if (clear !== null && clear <= usual + 1 && (clear > 0 || (dated !== undefined && namesIn(dated) > 0)))
        return clear
      let count = Math.min(most, usual)
      while (count > 0 && !fits(rows[anchor - count], stylesAt.get(count))) count -= 1
      return count
    },
    mayFollow(row, next) {
      const standsOut = (row.pieces[0]?.bold ?? false) && !plain.has(row.style)
      if (edge !== null && !standsOut && row.x > edge + INDENT && row.lines.every((line) => line.box.x > edge + INDENT))
        return false
      return named(row, next) || (usually && row.text.length <= LONG_ROW)
    },
  }
}
