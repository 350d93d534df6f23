import { isHeadLike, rowsAbove } from './head-like.ts'
import type { Row } from './row.ts'

/** What the words of a row say. */
export type Evidence = {
  /** Above 0 for words that name a job or a study, below 0 for those that name a firm or a school. */
  lean: (text: string) => number
  /** How many things a row names. */
  namesIn: (row: Row) => number
  /** The `lean` of each thing that a row names. */
  leansIn: (row: Row) => readonly number[]
  /** True for a row whose words are plainly the name of a job, a firm, a study or a school. */
  readsAsName: (row: Row) => boolean
}

/** Properties that the heads of a document share. */
export type Heads = Pick<Evidence, 'leansIn'> & {
  /** How many things a row names. */
  namesIn: (row: Row) => number
  /** How many rows above the dates belong to them; `first` for the first entry of a section. */
  above: (rows: readonly Row[], anchor: number, floor: number, first: boolean) => number
  /** True when in most entries the row after the dates names something. */
  usuallyNamesBelow: boolean
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
const usualGapOf = (rows: readonly Row[]): number => {
  const cachedGap = usualGaps.get(rows)
  if (cachedGap !== undefined) return cachedGap
  const usual = median(rows.slice(1).map(({ gap }) => gap))
  usualGaps.set(rows, usual)
  return usual
}

/** How many rows above the dates the widest white space stands; null when none is clearly wider than usual. */
export const byGap = (rows: readonly Row[], anchor: number, most: number): number | null => {
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

/** The style of a row. Capitals don't count for a short name such as 'TNO'. */
const ordinaryStyle = (row: Row | undefined) =>
  row === undefined
    ? ''
    : row.text.length <= SHORT_NAME || (row.pieces[0]?.text.length ?? 0) <= SHORT_NAME
      ? withoutCapitals(row.style)
      : row.style

/**
 * True when dates stand alone under a row in the style of the one row above the first dates, which no text has: white
 * space between the two is part of the head.
 */
const isHeadOfAll = (rows: readonly Row[], anchor: number, first: number, textStyles: ReadonlySet<string>): boolean => {
  const [above, firstAbove] = [rows[anchor - 1], rows[first - 1]]
  return (
    first === 1 &&
    above !== undefined &&
    firstAbove !== undefined &&
    rows[anchor]?.pieces.length === 0 &&
    above.style === firstAbove.style &&
    isHeadLike(above) &&
    !textStyles.has(above.style)
  )
}

/** Entries whose head has a clear beginning: the first of a section, and those with white space above. */
const samplesOf = (sections: Sections, anchors: Anchors, textStyles: ReadonlySet<string>): readonly Sample[] =>
  sections.flatMap((rows, number) =>
    (anchors[number] ?? []).flatMap((anchor, index) => {
      const mostAbove = rowsAbove(rows, anchor, anchors[number]?.[index - 1] ?? -1)
      const aboveByGap = byGap(rows, anchor, mostAbove)
      const above =
        index === 0
          ? mostAbove === anchor
            ? mostAbove
            : null
          : aboveByGap === 0 && isHeadOfAll(rows, anchor, anchors[number]?.[0] ?? 0, textStyles)
            ? 1
            : aboveByGap
      if (above === null) return []
      const styles = Array.from({ length: above }, (_, at) => ordinaryStyle(rows[anchor - at - 1]))
      return [{ above, weight: index === 0 ? 2 : 1, styles }]
    }),
  )

const mostVoted = (samples: readonly Sample[]): number => {
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

/** The left edge of most heads; null when they aren't aligned. */
const edgeOf = (sections: Sections, anchors: Anchors): number | null => {
  const edges = sections.flatMap((rows, number) =>
    (anchors[number] ?? []).flatMap((anchor) => (rows[anchor]?.pieces[0]?.from === 0 ? [rows[anchor].x] : [])),
  )
  const [largestGroup] = [...Map.groupBy(edges, (x) => Math.round(x / 4)).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  return largestGroup && largestGroup.length >= 0.6 * edges.length ? Math.max(...largestGroup) : null
}

/** True when something holds for the row after the dates in more than half of the entries. */
const mostOf = (sections: Sections, anchors: Anchors, holds: (row: Row, next: Row | undefined) => boolean): boolean => {
  const after = sections.flatMap((rows, number) =>
    (anchors[number] ?? []).map((anchor) => {
      const row = rows[anchor + 1]
      return row !== undefined && isHeadLike(row) && row.period === null && holds(row, rows[anchor + 2])
    }),
  )
  return after.filter(Boolean).length * 2 > after.length
}

/** True for a row in one of some styles. Capitals don't count for a short name such as 'TNO'. */
const fits = (row: Row | undefined, styles: ReadonlySet<string> | undefined): boolean => {
  if (!row || !styles) return false
  return (
    styles.has(row.style) ||
    (row.text.length <= SHORT_NAME &&
      [...styles].some((style) => withoutCapitals(style) === withoutCapitals(row.style)))
  )
}

/** Learns from all entries of a document how many rows of a head stand above its dates, and their styles. */
export const learnHeads = (
  sections: Sections,
  anchors: Anchors,
  { leansIn, namesIn, readsAsName }: Evidence,
): Heads => {
  const textStyles = plainStyles(sections)
  const samples = samplesOf(sections, anchors, textStyles)
  const usualAbove = mostVoted(samples)
  const stylesAt = new Map<number, Set<string>>()
  for (const { styles } of samples.filter(({ above }) => above === usualAbove)) {
    for (const [at, style] of styles.entries()) stylesAt.set(at + 1, (stylesAt.get(at + 1) ?? new Set()).add(style))
  }

  const edge = edgeOf(sections, anchors)
  const isNaming = (row: Row, next: Row | undefined): boolean => {
    if (!textStyles.has(row.style)) return true
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
  const usuallyNamesBelow = mostOf(sections, anchors, (row, next) => namesIn(row) > 0 && isNaming(row, next))

  /** Rows above dates that stand alone: one that names two things, or two when nothing is named below the dates. */
  const headOf = (rows: readonly Row[], anchor: number, mostAbove: number): number => {
    const below = rows[anchor + 1]
    const above = rows[anchor - 1]
    if (above && mostAbove > 0 && namesIn(above) > 1) return 1
    const isNamedBelow = below !== undefined && isHeadLike(below) && below.period === null && below.gap < 0.8
    return isNamedBelow ? 0 : Math.min(mostAbove, 2)
  }

  /** True for a row in a style of its own with one name, above dates with one other name beside them. */
  const isFirmOver = (row: Row | undefined, datedRow: Row): boolean =>
    row !== undefined && !textStyles.has(row.style) && namesIn(row) === 1 && namesIn(datedRow) === 1

  return {
    usuallyNamesBelow: usuallyNamesBelow,
    leansIn,
    namesIn,
    above(rows, anchor, floor, first) {
      const mostAbove = rowsAbove(rows, anchor, floor)
      if (first && mostAbove === anchor && mostAbove <= Math.max(usualAbove, 2)) return mostAbove
      const aboveByGap = byGap(rows, anchor, mostAbove)
      const datedRow = rows[anchor]
      if (samples.length === 0 && aboveByGap === 1 && datedRow && isFirmOver(rows[anchor - 1], datedRow)) return 1
      if (usualAbove === 0)
        return datedRow !== undefined && namesIn(datedRow) === 0 ? (aboveByGap ?? headOf(rows, anchor, mostAbove)) : 0
      if (
        aboveByGap !== null &&
        aboveByGap <= usualAbove + 1 &&
        (aboveByGap > 0 || (datedRow !== undefined && namesIn(datedRow) > 0))
      )
        return aboveByGap
      let count = Math.min(mostAbove, usualAbove)
      while (count > 0 && !fits(rows[anchor - count], stylesAt.get(count))) count -= 1
      return count
    },
    mayFollow(row, next) {
      const standsOut = (row.pieces[0]?.bold ?? false) && !textStyles.has(row.style)
      if (edge !== null && !standsOut && row.x > edge + INDENT && row.lines.every((line) => line.box.x > edge + INDENT))
        return false
      return isNaming(row, next) || (usuallyNamesBelow && row.text.length <= LONG_ROW)
    },
  }
}
