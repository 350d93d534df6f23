import { ordersWarning } from '../../../chat/hidden-orders/orders-warning.ts'
import type { ChatAnswer, ChatPiece, ChatQuestion } from '../../../chat/question.ts'
import type { EngineOptions } from '../../engine.ts'
import { answerQuestion } from './answer-question.ts'

/** An answer by retrieval, without randomness; its lines are reported one by one. */
export const chatByRules = async (
  question: ChatQuestion,
  { signal, onProgress }: EngineOptions<ChatPiece>,
): Promise<Omit<ChatAnswer, 'made_by'>> => {
  signal.throwIfAborted()
  const answer = answerQuestion(question)
  for (const line of answer.response.split(/(?<=\n)/)) onProgress({ text: line })
  const ordersIn = question.people ? question.people.ordersIn : question.reading.ordersIn
  return { ...answer, warnings: ordersWarning(ordersIn) }
}
