import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { understand } from '../../../chat/retrieval/follow-up.ts'
import type { Reach } from '../../../chat/retrieval/read-question.ts'
import type { AnswerText } from './answer-topics.ts'
import { type Citations, createCitations } from './citations.ts'
import { answerDirectly } from './direct/answer-directly.ts'
import { halvesOf } from './halves.ts'
import { ofSide } from './of-side.ts'
import { tell } from './tell.ts'

const REACHES: readonly Reach[] = ['named', 'wide']

/** An answer with the quotes that it marks. */
export type CitedAnswer = AnswerText & { citations: Citations }

/**
 * Two questions in one, each answered by itself; null where one of them names nothing, or fewer than `least` have an
 * answer.
 */
export const tellHalves = (question: ChatQuestion, units: readonly Unit[], least: 1 | 2): CitedAnswer | null => {
  for (const halves of halvesOf(question.message)) {
    const citations = createCitations()
    const parts = halves.map((message) => {
      const half = { ...question, message, history: [] }
      const understood = REACHES.map((reach) => understand(half, reach)).find(
        ({ topics, concepts }) => topics.length > 0 || concepts.length > 0,
      )
      return understood ? tell(half, understood, ofSide(units, understood, question), citations) : null
    })
    if (parts.every((part) => part !== null) && parts.filter(({ answered }) => answered).length >= least)
      return { text: parts.map(({ text }) => text).join('\n'), answered: true, citations }
  }
  return null
}

/** Two questions in one of which a rule answers only one when they come together: each by itself. */
export const directHalves = (question: ChatQuestion, whole: AnswerText): CitedAnswer | null => {
  for (const [first, second] of halvesOf(question.message)) {
    const citations = createCitations()
    const history = [...question.history, { role: 'user' as const, content: first }]
    const halves = [
      { ...question, message: first },
      { ...question, message: second, history },
    ]
    const answers = halves.map((half) =>
      answerDirectly(half, ofSide(half.reading.units, understand(half), half), citations),
    )
    const isHalfOfWhole = answers.some((half) => half?.text === whole.text)
    if (isHalfOfWhole && answers.every((half) => half?.answered === true))
      return { text: answers.map((half) => half?.text ?? '').join('\n'), answered: true, citations }
  }
  return null
}
