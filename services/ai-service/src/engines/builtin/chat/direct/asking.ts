import type { Unit } from '../../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../../chat/question.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'

/** A question in plain words, with those the recruiter asked before it, oldest first, and what may answer. */
export type Asking = {
  question: ChatQuestion
  /** Folded, with one form for each person and word: see `plainQuestion`. */
  text: string
  earlier: readonly string[]
  units: readonly Unit[]
  citations: Citations
}

/** Answers one kind of question from what its units are; null for any other question. */
export type DirectAnswer = (asking: Asking) => AnswerText | null

export const answer = (text: string): AnswerText => ({ text, answered: true })
export const noAnswer = (text: string): AnswerText => ({ text, answered: false })
