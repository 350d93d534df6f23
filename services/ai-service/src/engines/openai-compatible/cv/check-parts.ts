import { limits } from '@wervio/contracts/limits'
import type { DocumentMatch } from './document-text.ts'
import { agreed, ALONE, DOUBTFUL, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'

/** Lines within which the parts of one job or study stand. */
const NEAR = 8

/** A short part of a job or study: what the model says, and what the rules read of the same one. */
type ModelPart = { raw: string | null; ruleValue: string | null; path: string }
/** What other jobs or studies have for the same part, by the rules. */
type Others = Record<string, ReadonlySet<string>>

const distanceTo = (matches: readonly DocumentMatch[], line: number) =>
  Math.min(...matches.map(({ first }) => Math.abs(first - line)))
const nearest = (matches: readonly DocumentMatch[], line: number) =>
  matches.find(({ first }) => Math.abs(first - line) === distanceTo(matches, line))

/** The line around which all parts stand closest together: one of the part that stands in fewest places. */
const middleOf = (matchesOfParts: readonly (readonly DocumentMatch[])[]): number | null => {
  const [rarest] = matchesOfParts
    .filter((places) => places.length > 0)
    .toSorted((one, other) => one.length - other.length)
  const distance = (line: number) =>
    matchesOfParts.reduce((sum, places) => sum + (places.length > 0 ? distanceTo(places, line) : 0), 0)
  const [best] = rarest?.toSorted((one, other) => distance(one.first) - distance(other.first)) ?? []
  return best?.first ?? null
}

/**
 * The parts of one job or study that stand in the document, each at the place nearest to the others. Parts that stand
 * far from each other, or that the rules read as another's, may have been put together by the model: they are doubtful.
 */
export const checkParts = <Name extends string>(
  checking: Checking,
  parts: Record<Name, ModelPart>,
  others: Others,
): { checkedParts: Partial<Record<Name, CheckedValue>>; line: number | null } => {
  const names = Object.keys(parts) as Name[]
  const looked = names.flatMap((name) => {
    const value = tidy(parts[name].raw)
    if (value === '') return []
    const both = agreed(checking, value, parts[name].ruleValue, parts[name].path)
    return [{ name, value, both, matches: checking.text.findAll(value) }]
  })
  const line = middleOf(looked.map(({ matches: found }) => found))
  const checked: Partial<Record<Name, CheckedValue>> = {}
  for (const { name, value, both, matches: partMatches } of looked) {
    const one = line === null ? undefined : nearest(partMatches, line)
    if (both) checked[name] = both
    else if (one && line !== null) {
      const doubtful = Math.abs(one.first - line) > NEAR || others[name]?.has(checking.keyOf(value))
      checked[name] = {
        value: value.slice(0, limits.shortText),
        evidence: evidenceAt(one, doubtful ? DOUBTFUL : ALONE),
        line: one.first,
      }
    } else checking.drop(value)
  }
  return { checkedParts: checked, line }
}
