import type { SetAsideKind } from '@wervio/contracts'
import { hasOrder } from '../chat/hidden-orders/has-order.ts'
import type { Conversation } from './conversation.ts'
import { exchangesOf, type Exchange } from './questions/exchanges.ts'
import { guessRoles } from './roles/guess-roles.ts'
import { spokenSentences, type SpokenSentence } from './sentences/spoken-sentence.ts'
import { findSetAside } from './set-aside/find-set-aside.ts'

/** A conversation read once, for all parts of its summary. */
export type Analysis = {
  sentences: readonly SpokenSentence[]
  exchanges: readonly Exchange[]
  setAside: ReadonlyMap<number, SetAsideKind>
  /** Whether a sentence may stand in a summary: not set aside, something is left of it, and it gives a machine no orders. */
  isUsable: (index: number) => boolean
}

export const analyse = ({ segments, speakers }: Pick<Conversation, 'segments' | 'speakers'>): Analysis => {
  const sentences = spokenSentences(segments, guessRoles({ segments, speakers }))
  const setAside = findSetAside(sentences)
  const usable = sentences.map(({ text }, index) => text !== '' && !setAside.has(index) && !hasOrder(text))
  return { sentences, exchanges: exchangesOf(sentences), setAside, isUsable: (index) => usable[index] ?? false }
}
