import { SAME_MEANING, type AskedTerm } from './asked-terms.ts'
import { impliedBy } from './implications.ts'
import { relate } from './relate.ts'

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
export const raise = (credits: number[], others: readonly number[]): void => {
  for (let at = 0; at < others.length; at += 1) credits[at] = Math.max(credits[at] ?? 0, others[at] ?? 0)
}

/** What a skill says of one that it implies. */
const IMPLIED = 0.9

/** Keys that are remembered; a few thousand CVs share most of theirs. */
const MOST_KEYS = 200_000

type Place = { group: number; term: number; key: string }

/** Letters at the beginning or the end that words need in common to be related (`relate`). */
const SHARED_START = 5
const SHARED_END = 4

const startOf = (key: string): string => key.slice(0, SHARED_START)
const endOf = (key: string): string => key.slice(-SHARED_END)

const put = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/**
 * Looks keys up in all groups at once. What a key says of the terms is computed when it is met for the first time, so
 * that a candidate costs one look-up for each of their words.
 */
export const createTermIndex = (groups: readonly TermGroup[]) => {
  const byKey = new Map<string, Hit[]>()
  const byStart = new Map<string, Place[]>()
  const byEnd = new Map<string, Place[]>()
  for (const [group, { terms }] of groups.entries())
    for (const [term, { keys }] of terms.entries())
      for (const [at, key] of keys.entries()) {
        put(byKey, key, { group, term, credit: at === 0 ? 1 : SAME_MEANING })
        if (at > 0) continue
        put(byStart, startOf(key), { group, term, key })
        put(byEnd, endOf(key), { group, term, key })
      }
  const computeHits = (key: string): readonly Hit[] => {
    const hits = [...(byKey.get(key) ?? [])]
    for (const wide of impliedBy(key))
      for (const { group, term } of byKey.get(wide) ?? []) hits.push({ group, term, credit: IMPLIED })
    for (const { group, term, key: requiredKey } of [
      ...(byStart.get(startOf(key)) ?? []),
      ...(byEnd.get(endOf(key)) ?? []),
    ]) {
      const credit = relate(requiredKey, key)
      if (credit > 0 && requiredKey !== key) hits.push({ group, term, credit })
    }
    return hits
  }
  const hitsByKey = new Map<string, readonly Hit[] | null>()
  const hitsOf = (key: string): readonly Hit[] | null => {
    const cachedHits = hitsByKey.get(key)
    if (cachedHits !== undefined) return cachedHits
    const computed = computeHits(key)
    const hits = computed.length > 0 ? computed : null
    if (hitsByKey.size >= MOST_KEYS) hitsByKey.clear()
    hitsByKey.set(key, hits)
    return hits
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
