import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { type Understood, understand } from '../../../chat/retrieval/follow-up.ts'
import { createCitations } from './citations.ts'
import { ofSide } from './of-side.ts'
import { tell } from './tell.ts'
import type { CitedAnswer } from './two-questions.ts'

/** Units that the last answer did not quote yet. */
const notIn = (units: readonly Unit[], answer: string) => units.filter(({ text }) => !answer.includes(text))

const isSure = ({ answered, isBeside }: CitedAnswer) => answered && isBeside !== true
/** Of two readings of one question: the surer answer, else the only one that quotes anything. */
const isBetter = (one: CitedAnswer, other: CitedAnswer) =>
  isSure(one) ||
  (one.answered && !other.answered) ||
  (!other.answered && other.citations.sources.length === 0 && one.citations.sources.length > 0)

/**
 * Answers a question as it is understood by what it names; where that gives no sure answer, also by ways of asking that
 * name nothing.
 */
export const tellByReach = (question: ChatQuestion, understood: Understood, units: readonly Unit[]): CitedAnswer => {
  const tellAs = (reading: Understood): CitedAnswer => {
    const citations = createCitations()
    const lastAnswer = reading.more
      ? (question.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
      : ''
    return { ...tell(question, reading, notIn(ofSide(units, reading, question), lastAnswer), citations), citations }
  }
  const byName = tellAs(understood)
  if (isSure(byName) && understood.topics.length > 0) return byName
  const wideReading = understand(question, 'wide')
  // 'Een vaste aanstelling' is no 'vaste krachten'.
  const asksContract = wideReading.topics.some(({ id }) => id === 'contract')
  if (isSure(byName) && !asksContract) return byName
  const wide = tellAs(wideReading)
  return isSure(byName) || isBetter(wide, byName) ? wide : byName
}
