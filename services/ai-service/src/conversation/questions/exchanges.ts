import type { SpokenSentence } from '../sentences/spoken-sentence.ts'

/** A question with what others say until the next one; both as indices among the sentences. */
export type Exchange = { question: number; answer: readonly number[] }

/** Sentences of an answer where nobody knows who speaks. */
const MOST_WITHOUT_SPEAKERS = 8

/** Whether a sentence asks the candidate something. */
export const asksCandidate = ({ isQuestion, role }: SpokenSentence): boolean => isQuestion && role !== 'candidate'

const isAnswerTo = (question: SpokenSentence, answer: SpokenSentence): boolean =>
  answer.role !== null && question.role !== null
    ? answer.role === 'candidate'
    : question.speaker === '' || answer.speaker !== question.speaker

/**
 * The questions to the candidate, each with its answer. Questions in a row share the answer: it belongs to the last.
 */
export const exchangesOf = (sentences: readonly SpokenSentence[]): Exchange[] => {
  const exchanges: { question: number; answer: number[] }[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (asksCandidate(sentence)) {
      exchanges.push({ question: index, answer: [] })
      continue
    }
    const last = exchanges.at(-1)
    const questionSentence = last && sentences[last.question]
    if (!last || !questionSentence || !isAnswerTo(questionSentence, sentence)) continue
    if (questionSentence.speaker === '' && last.answer.length >= MOST_WITHOUT_SPEAKERS) continue
    last.answer.push(index)
  }
  return exchanges
}
