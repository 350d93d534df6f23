import type { SetAsideKind } from '@wervio/contracts'
import { guessRoles } from '../../conversation/roles/guess-roles.ts'
import { readablePart } from '../../conversation/sentences/readable-part.ts'
import { spokenSentences } from '../../conversation/sentences/spoken-sentence.ts'
import { findSetAside } from '../../conversation/set-aside/find-set-aside.ts'
import { conversationsIn, segmentsOf, speakersOf } from './conversations-in.ts'
import type { Unit } from './units.ts'

/** A question of the recruiter that may not be asked, and what it asks for. */
export type SetAsideQuestion = { unit: Unit; kind: SetAsideKind }

/** The conversations of a context, as they were held. */
const heldConversations = (units: readonly Unit[]): Unit[][] =>
  conversationsIn(units.filter(({ speaker }) => speaker !== ''))

export const hasConversation = (units: readonly Unit[]): boolean => heldConversations(units).length > 0

/** The questions in the conversations of a context that a recruiter may not ask, without their answers. */
export const setAsideQuestions = (units: readonly Unit[]): SetAsideQuestion[] =>
  heldConversations(units).flatMap((conversation) => {
    const segments = readablePart(segmentsOf(conversation))
    const sentences = spokenSentences(segments, guessRoles({ segments, speakers: speakersOf(conversation) }))
    return [...findSetAside(sentences, { hasTold: false })].flatMap(([index, kind]) => {
      const sentence = sentences[index]
      const unit = sentence && sentence.role === 'recruiter' ? conversation[sentence.position] : undefined
      return unit && sentence?.isQuestion ? [{ unit, kind }] : []
    })
  })
