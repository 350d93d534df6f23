import { limits } from '@wervio/contracts/limits'
import type { Found } from './document-text.ts'
import { agreed, ALONE, DOUBTFUL, evidenceAt, tidy, type Checking, type Kept } from './kept.ts'

/** Lines within which the parts of one job or study stand. */
const NEAR = 8

/** A short part of a job or study: what the model says, and what the rules read of the same one. */
export type PartGiven = { given: string | null; known: string | null; path: string }
/** What other jobs or studies have for the same part, by the rules. */
type Others = Record<string, ReadonlySet<string>>

const away = (found: readonly Found[], line: number) => Math.min(...found.map(({ first }) => Math.abs(first - line)))
const nearest = (found: readonly Found[], line: number) =>
  found.find(({ first }) => Math.abs(first - line) === away(found, line))

/** The line around which all parts stand closest together: one of the part that stands in fewest places. */
function middleOf(found: readonly (readonly Found[])[]): number | null {
  const [rarest] = found.filter((places) => places.length > 0).toSorted((one, other) => one.length - other.length)
  const distance = (line: number) =>
    found.reduce((sum, places) => sum + (places.length > 0 ? away(places, line) : 0), 0)
  const [best] = rarest?.toSorted((one, other) => distance(one.first) - distance(other.first)) ?? []
  return best?.first ?? null
}

/**
 * The parts of one job or study that stand in the document, each at the place nearest to the others. Parts that stand far from each
 * other, or that the rules read as another's, may have been put together by the model: they are doubtful.
 */
export function checkParts<Name extends string>(
  checking: Checking,
  parts: Record<Name, PartGiven>,
  others: Others,
): { kept: Partial<Record<Name, Kept>>; line: number | null } {
  const names = Object.keys(parts) as Name[]
  const looked = names.flatMap((name) => {
    const value = tidy(parts[name].given)
    if (value === '') return []
    const both = agreed(checking, value, parts[name].known, parts[name].path)
    return [{ name, value, both, found: checking.text.findAll(value) }]
  })
  const line = middleOf(looked.map(({ found }) => found))
  const kept: Partial<Record<Name, Kept>> = {}
  for (const { name, value, both, found } of looked) {
    const one = line === null ? undefined : nearest(found, line)
    if (both) kept[name] = both
    else if (one && line !== null) {
      const doubtful = Math.abs(one.first - line) > NEAR || others[name]?.has(checking.keyOf(value))
      kept[name] = {
        value: value.slice(0, limits.shortText),
        evidence: evidenceAt(one, doubtful ? DOUBTFUL : ALONE),
        line: one.first,
      }
    } else checking.drop(value)
  }
  return { kept, line }
}
