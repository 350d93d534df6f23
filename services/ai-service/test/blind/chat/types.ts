import type { Fact, Half, Wording } from '../wording.ts'

/**
 * 'answer': the context or common law says it; 'refuse': nobody may be judged by it; 'not-in-context': an honest 'no'.
 */
export type QuestionKind = 'answer' | 'refuse' | 'not-in-context'

export interface ChatQuestion {
  id: string
  half: Half
  question: string
  /** True when it is asked after the question above it, in the same conversation; else the conversation is new. */
  follows?: boolean
  kind: QuestionKind
  mustContain: readonly Fact[]
  /** What would mislead: a wrong fact, a private one, or a remark that has nothing to do with the question. */
  mustNotContain: readonly Wording[]
  /** How many sentences were asked for. */
  sentences?: number
}

export interface ChatCase {
  id: string
  subject: 'general' | 'vacancy' | 'candidate'
  /** The context of the request, as screens send it. */
  context: Record<string, unknown>
  questions: readonly ChatQuestion[]
}
