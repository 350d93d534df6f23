import { createHash } from 'node:crypto'
import type { Requirement } from '@wervio/contracts'
import { hasOrder } from '../../chat/hidden-orders/has-order.ts'
import { tellsWho } from '../analysis/tells-who.ts'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import { withoutPersonalLines } from '../candidate/personal-lines.ts'
import { unitsOf } from '../candidate/units.ts'
import { fold } from '../words/fold.ts'

/** A place of a CV that can be proposed as evidence. */
export type Passage = { id: string; path: string; text: string }

/** Passages of one candidate that go to a model. */
const MOST_PASSAGES = 150
const LEAST_LETTERS = 8
/** 'Geen ervaring met …' lies as near as the experience itself. */
const DENIES =
  /(?<!\p{L})(?:geen|niet|nooit|zonder|nog nooit|no|not|never|without|don't|lack\p{L}*|wil(?: graag)? leren|verlopen|expired)(?!\p{L})/iu
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Every text of a candidate that can be quoted, in the matcher's own view. */
export const quotable = (candidate: MatchedCandidate): { path: string; text: string }[] =>
  unitsOf(withoutPersonalLines(candidate)).map(({ path, text }) => ({ path, text }))

/** Whether a text can be shown as possible evidence: none that denies, gives orders, or tells who somebody is. */
export const isQuotable = (text: string): boolean =>
  lettersOf(text).length >= LEAST_LETTERS && !DENIES.test(text) && !tellsWho(text) && !hasOrder(text)

/** The passages that go to a model. */
export const passagesOf = (candidate: MatchedCandidate): Passage[] => {
  const passages = new Map<string, Passage>()
  for (const { path, text } of quotable(candidate)) {
    if (!isQuotable(text)) continue
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32)
    if (!passages.has(id)) passages.set(id, { id, path, text })
  }
  return [...passages.values()].slice(0, MOST_PASSAGES)
}

/** Kinds that a sentence in other words can show; a licence, a language or years are facts. */
const KINDS: ReadonlySet<string> = new Set(['skill', 'task', 'sector', 'trait'])

/** Whether evidence in other words can be proposed for a requirement. */
export const canBeProposed = ({ kind, weight }: Requirement): boolean => weight > 0 && KINDS.has(kind)

/** Whether a passage holds the words of a requirement: the rules saw that, and had a reason not to count it. */
export const holdsLabel = ({ text }: Passage, { label }: Requirement): boolean =>
  lettersOf(text).includes(lettersOf(label))
