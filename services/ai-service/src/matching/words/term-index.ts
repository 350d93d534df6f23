import { creditOf, type AskedTerm } from './asked-terms.ts'

/** Terms that are asked for together; `total` is the sum of their weights, above 0. */
export type TermGroup = { terms: readonly AskedTerm[]; total: number }

/** How much a key says of one term of one group. */
type Hit = { group: number; term: number; credit: number }

const totalOf = (terms: readonly AskedTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)

export const termGroupOf = (terms: readonly AskedTerm[]): TermGroup => ({ terms, total: totalOf(terms) })

/** The share of a group that credits cover, 0 to 1. */
export const shareOf = ({ terms, total }: TermGroup, credits: readonly number[]): number => {
  let covered = 0
  for (let at = 0; at < terms.length; at += 1) covered += (terms[at]?.weight ?? 0) * (credits[at] ?? 0)
  return total === 0 ? 0 : covered / total
}

/** Keeps for each term the higher of two credits, in `credits`. */
export function raise(credits: number[], others: readonly number[]): void {
  for (let at = 0; at < others.length; at += 1) credits[at] = Math.max(credits[at] ?? 0, others[at] ?? 0)
}

/** Keys that are remembered; a few thousand CVs share most of theirs. */
const MOST_KEYS = 200_000

/**
 * Looks keys up in all groups at once. What a key says of the terms is computed when it is met for the first time, so
 * that a candidate costs one look-up for each of their words.
 */
export function createTermIndex(groups: readonly TermGroup[]) {
  const hitsByKey = new Map<string, readonly Hit[] | null>()
  const hitsOf = (key: string): readonly Hit[] | null => {
    const cachedHits = hitsByKey.get(key)
    if (cachedHits !== undefined) return cachedHits
    const hits = groups.flatMap(({ terms }, group) =>
      terms.flatMap((asked, term) => {
        const credit = creditOf(asked, key)
        return credit > 0 ? [{ group, term, credit }] : []
      }),
    )
    if (hitsByKey.size >= MOST_KEYS) hitsByKey.clear()
    hitsByKey.set(key, hits.length > 0 ? hits : null)
    return hits.length > 0 ? hits : null
  }
  return {
    /** The credits of each group that these keys say anything of, by its number. */
    creditsOf: (keys: readonly string[]): Map<number, number[]> | null => {
      let credits: Map<number, number[]> | null = null
      for (const key of keys) {
        const hits = hitsOf(key)
        if (hits === null) continue
        credits ??= new Map<number, number[]>()
        for (const { group, term, credit } of hits) {
          const groupCredits = credits.get(group) ?? Array.from({ length: groups[group]?.terms.length ?? 0 }, () => 0)
          groupCredits[term] = Math.max(groupCredits[term] ?? 0, credit)
          credits.set(group, groupCredits)
        }
      }
      return credits
    },
  }
}

export type TermIndex = ReturnType<typeof createTermIndex>
