import type { SetAsideKind } from '@wervio/contracts'
import { hasOrder } from '../chat/hidden-orders/has-order.ts'
import type { Conversation, SpeakerRole } from './conversation.ts'
import { exchangesOf, type Exchange } from './questions/exchanges.ts'
import { guessRoles } from './roles/guess-roles.ts'
import { readablePart } from './sentences/readable-part.ts'
import { spokenSentences, type SpokenSentence } from './sentences/spoken-sentence.ts'
import { findSetAside } from './set-aside/find-set-aside.ts'

/** A conversation read once, for all parts of its summary. */
export type Analysis = {
  sentences: readonly SpokenSentence[]
  exchanges: readonly Exchange[]
  setAside: ReadonlyMap<number, SetAsideKind>
  roles: ReadonlyMap<string, SpeakerRole | null>
  /** Where the part ends that rules read of a very long conversation; null when they read all of it. */
  unreadFrom: { position: number; start: number } | null
  /**
   * Whether a sentence may stand in a summary: not set aside, something is left of it, and it gives a machine no
   * orders.
   */
  isUsable: (index: number) => boolean
}

/** An analysis as plain data, which one process can send to another. */
export type AnalysisData = Omit<Analysis, 'isUsable'> & { usable: readonly boolean[] }

/** Reads a conversation as far as rules read one. */
export const analysisData = ({ segments, speakers }: Pick<Conversation, 'segments' | 'speakers'>): AnalysisData => {
  const readable = readablePart(segments)
  const roles = guessRoles({ segments: readable, speakers })
  const sentences = spokenSentences(readable, roles)
  const setAside = findSetAside(sentences)
  const unread = segments[readable.length]
  return {
    sentences,
    exchanges: exchangesOf(sentences),
    setAside,
    roles,
    unreadFrom: unread === undefined ? null : { position: readable.length, start: unread.start },
    usable: sentences.map(({ text }, index) => text !== '' && !setAside.has(index) && !hasOrder(text)),
  }
}

export const analysisOf = ({ usable, ...data }: AnalysisData): Analysis => ({
  ...data,
  isUsable: (index) => usable[index] ?? false,
})

export const analyse = (conversation: Pick<Conversation, 'segments' | 'speakers'>): Analysis =>
  analysisOf(analysisData(conversation))
