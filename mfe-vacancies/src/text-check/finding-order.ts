import { isExclusion, type Finding } from './finding.ts'

/** Who a text leaves out comes before how it reads; within each, the order of the text. */
export const sortFindings = <T extends Finding>(findings: readonly T[]): T[] => [
  ...findings.filter(({ category }) => isExclusion(category)),
  ...findings.filter(({ category }) => !isExclusion(category)),
]

/** Findings in the list before somebody asks for all. */
export const FIRST_FINDINGS = 8

/** The first few, and the one whose place is open. */
export const firstFindings = <T extends { id: string }>(findings: readonly T[], selectedId: string | null): T[] =>
  findings.filter(({ id }, index) => index < FIRST_FINDINGS || id === selectedId)

export type Direction = 'next' | 'previous'
type Stretch = { from: number; to: number }

const compare = (a: Stretch, b: Stretch): number => a.from - b.from || a.to - b.to

/** The first place after `current`, or the last one before it; past the end it goes on at the other side. */
export const neighbourOf = <T extends Stretch>(
  places: readonly T[],
  current: Stretch,
  direction: Direction,
): T | null => {
  const ordered = places.toSorted(compare)
  const neighbour =
    direction === 'next'
      ? (ordered.find((place) => compare(place, current) > 0) ?? ordered[0])
      : (ordered.findLast((place) => compare(place, current) < 0) ?? ordered.at(-1))
  return neighbour ?? null
}
