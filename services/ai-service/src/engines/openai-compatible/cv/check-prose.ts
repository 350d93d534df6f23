import { limits } from '@wervio/contracts/limits'
import { agreed, evidenceAt, tidy, type Checking, type Kept } from './kept.ts'

const SENTENCE_END = /(?<=[.!?;])\s+/

/** A profile or description: the sentences that stand in the document, however their lines are broken; others are told. */
export function checkProse(checking: Checking, given: string | null, known: string | null, path: string): Kept | null {
  const whole = tidy(given)
  if (whole === '') return null
  const both = agreed(checking, whole, known, path)
  if (both) return both
  const rows = (given ?? '').split('\n').map((row) =>
    row
      .split(SENTENCE_END)
      .map(tidy)
      .filter(Boolean)
      .flatMap((sentence) => {
        const [found] = checking.text.findAll(sentence, Infinity)
        if (!found) checking.drop(sentence)
        return found ? [{ sentence, found }] : []
      }),
  )
  const kept = rows.flat()
  const [first] = kept
  if (!first) return null
  const value = rows
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ sentence }) => sentence).join(' '))
    .join('\n')
  const quote = kept.map(({ found }) => found.quote).join(' ')
  return {
    value: value.slice(0, limits.longText),
    evidence: evidenceAt({ quote, places: kept.flatMap(({ found }) => found.places) }),
    line: first.found.first,
  }
}
