import { createHash } from 'node:crypto'
import type { Requirement } from '@wervio/contracts'

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Names a list of requirements with their weights: equal lists have equal versions. */
export const versionOf = (requirements: readonly Requirement[]): string =>
  hashOf(requirements.map(({ id, kind, label, importance, weight }) => [id, kind, label, importance, weight]))

/**
 * Names what a list asks, without its weights: with equal questions the kept states hold, and only the sum is to be
 * made again. The quote counts too, because a CV that repeats it says nothing.
 */
export const questionsOf = (requirements: readonly Requirement[]): string =>
  hashOf(requirements.map(({ id, kind, label, source }) => [id, kind, label, source?.quote ?? null]))
