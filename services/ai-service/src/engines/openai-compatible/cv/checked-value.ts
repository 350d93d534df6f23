import type { FieldEvidence, ParsedCv } from '@wervio/contracts'
import { limits } from '@wervio/contracts/limits'
import { hasOrder } from '../../../chat/hidden-orders/has-order.ts'
import type { CvSource } from '../../../cv/source/cv-source.ts'
import { createDroppedValues } from './dropped-values.ts'
import { documentTextOf, type DocumentText, type DocumentMatch } from './document-text.ts'
import { keyOf } from './letters.ts'

/** What the rules read of the same document. */
export type ByRules = Omit<ParsedCv, 'made_by'>

/**
 * What every check needs: the document, what the rules read in it, a list of values that are not in it, and a
 * comparison of texts.
 */
export type Checking = {
  text: DocumentText
  source: CvSource
  rules: ByRules
  drop: ReturnType<typeof createDroppedValues>['drop']
  warnings: () => string[]
  keyOf: (text: string) => string
  same: (one: string, other: string | null) => boolean
}

/** A value that stands in the document. `line` is its first, null where only the rules know it. */
export type CheckedValue = { value: string; evidence: FieldEvidence; line: number | null }

/**
 * Confidence of a value that only the model read, and of one whose parts stand far apart or belong to another entry.
 */
export const ALONE = 0.7
export const DOUBTFUL = 0.4
const MOST_PLACES = 50

export const checkingOf = (source: CvSource, rules: ByRules): Checking => {
  const keys = new Map<string, string>()
  const key = (text: string) => {
    const cachedKey = keys.get(text) ?? keyOf(text)
    keys.set(text, cachedKey)
    return cachedKey
  }
  return {
    text: documentTextOf(source),
    source,
    rules,
    ...createDroppedValues(),
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
  { quote, places }: Pick<DocumentMatch, 'quote' | 'places'>,
  confidence: number = ALONE,
): FieldEvidence => ({
  confidence,
  quote: quote.slice(0, limits.longText),
  places: places.slice(0, MOST_PLACES),
})

/**
 * The value that the rules read too, with their quote and places. Null when they read another value, or read it in an
 * order to a machine.
 */
export const agreed = (
  { text, rules, same }: Checking,
  value: string,
  ruleValue: string | null,
  path: string,
): CheckedValue | null => {
  const evidence = rules.evidence[path]
  if (ruleValue === null || !evidence || !same(value, ruleValue) || hasOrder(evidence.quote)) return null
  return { value: ruleValue, evidence: together(evidence), line: text.findAll(value)[0]?.first ?? null }
}

/**
 * A short value: as the rules read it, else as it stands in the document. Null, with a warning, when it is not there.
 */
export const checkValue = (
  checking: Checking,
  raw: string | null,
  ruleValue: string | null,
  path: string,
): CheckedValue | null => {
  const value = tidy(raw)
  if (value === '') return null
  const both = agreed(checking, value, ruleValue, path)
  if (both) return both
  const [match] = checking.text.findAll(value)
  if (match) return { value: value.slice(0, limits.shortText), evidence: evidenceAt(match), line: match.first }
  checking.drop(value)
  return null
}
