import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

/**
 * 'Wat moet ik nog nagaan?', 'wat heb ik beloofd?': what notes and both speakers of a conversation leave to be done.
 */
export const answerTodo: DirectAnswer = ({ text, question, citations }) => {
  const { asks, says, most } = topicOf('todo')
  if (!asks.test(text)) return null
  const units = question.reading.units.filter((unit) => says.test(unit.text) && !/\?["'”’)]*$/.test(unit.text))
  return units.length === 0
    ? null
    : answer(listUnder('Dit staat er als nog te doen of afgesproken:', withoutRepeats(units, most), citations))
}
