import type { FieldEvidence, ParsedCv } from '@wervio/contracts'
import { limits } from '@wervio/contracts/limits'
import { hasOrder } from '../../../chat/hidden-orders/has-order.ts'
import type { CvSource } from '../../../cv/source/cv-source.ts'
import { createDropped } from './dropped.ts'
import { documentTextOf, type DocumentText, type Found } from './document-text.ts'
import { keyOf } from './letters.ts'

/** What the rules read of the same document. */
export type ByRules = Omit<ParsedCv, 'made_by'>

/** What every check needs: the document, what the rules read of it, where to leave what isn't in it, and whether two texts say the same. */
export type Checking = {
  text: DocumentText
  source: CvSource
  rules: ByRules
  drop: ReturnType<typeof createDropped>['drop']
  warnings: () => string[]
  keyOf: (text: string) => string
  same: (one: string, other: string | null) => boolean
}

/** A value that stands in the document. `line` is its first, null where only the rules know it. */
export type Kept = { value: string; evidence: FieldEvidence; line: number | null }

/** How sure a value is that only the model picked; and one whose parts stand far apart, or belong to something else. */
export const ALONE = 0.7
export const DOUBTFUL = 0.4
const MOST_PLACES = 50

export function checkingOf(source: CvSource, rules: ByRules): Checking {
  const keys = new Map<string, string>()
  const key = (text: string) => {
    const known = keys.get(text) ?? keyOf(text)
    keys.set(text, known)
    return known
  }
  return {
    text: documentTextOf(source),
    source,
    rules,
    ...createDropped(),
    keyOf: key,
    same: (one, other) => other !== null && key(one) === key(other),
  }
}

/** A model's text as it may be shown: one kind of space, no control characters; '' for none. */
export const tidy = (text: string | null): string =>
  (text ?? '')
    .replace(/\p{Cc}+|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Two readings that agree are surer than each alone. */
const together = (evidence: FieldEvidence): FieldEvidence => ({
  ...evidence,
  confidence: 1 - (1 - evidence.confidence) * (1 - ALONE),
})

export const evidenceAt = (
  { quote, places }: Pick<Found, 'quote' | 'places'>,
  confidence: number = ALONE,
): FieldEvidence => ({
  confidence,
  quote: quote.slice(0, limits.longText),
  places: places.slice(0, MOST_PLACES),
})

/** What the rules read too, with their words and places. Null when they read something else, or read it from an order to a machine. */
export function agreed(
  { text, rules, same }: Checking,
  value: string,
  known: string | null,
  path: string,
): Kept | null {
  const evidence = rules.evidence[path]
  if (known === null || !evidence || !same(value, known) || hasOrder(evidence.quote)) return null
  return { value: known, evidence: together(evidence), line: text.findAll(value)[0]?.first ?? null }
}

/** A short value: as the rules read it, else as it stands in the document; null, and told, when it doesn't. */
export function checkValue(checking: Checking, given: string | null, known: string | null, path: string): Kept | null {
  const value = tidy(given)
  if (value === '') return null
  const both = agreed(checking, value, known, path)
  if (both) return both
  const [found] = checking.text.findAll(value)
  if (found) return { value: value.slice(0, limits.shortText), evidence: evidenceAt(found), line: found.first }
  checking.drop(value)
  return null
}
