import { limits } from '@wervio/contracts/limits'
import { agreed, evidenceAt, tidy, type Checking, type CheckedValue } from './checked-value.ts'

const SENTENCE_END = /(?<=[.!?;])\s+/

/**
 * A profile or description: the sentences that stand in the document, however its lines are broken. Other sentences
 * give a warning.
 */
export const checkProse = (
  checking: Checking,
  raw: string | null,
  ruleValue: string | null,
  path: string,
): CheckedValue | null => {
  const whole = tidy(raw)
  if (whole === '') return null
  const both = agreed(checking, whole, ruleValue, path)
  if (both) return both
  const rows = (raw ?? '').split('\n').map((row) =>
    row
      .split(SENTENCE_END)
      .map(tidy)
      .filter(Boolean)
      .flatMap((sentence) => {
        const [match] = checking.text.findAll(sentence, Infinity)
        if (!match) checking.drop(sentence)
        return match ? [{ sentence, found: match }] : []
      }),
  )
  const sentences = rows.flat()
  const [first] = sentences
  if (!first) return null
  const value = rows
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ sentence }) => sentence).join(' '))
    .join('\n')
  const quote = sentences.map(({ found }) => found.quote).join(' ')
  return {
    value: value.slice(0, limits.longText),
    evidence: evidenceAt({ quote, places: sentences.flatMap(({ found }) => found.places) }),
    line: first.found.first,
  }
}
