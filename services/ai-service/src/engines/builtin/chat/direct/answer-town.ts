import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { isPlace } from '../../../../cv/person/places.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS = /\b(?:waar|in welke (?:plaats|stad|gemeente)) (?:woont|verblijft)\b|\bwoonplaats\b|\bwoont ze\b/
/** A CV begins with a name, a town and how to reach somebody. */
const HEAD = 8

/** 'Waar woont ze?': a town alone on a line at the head of a CV, where no field names one. */
export const answerTown: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy' || !ASKS.test(text) || unitsOf(topicOf('place'), units).units.length > 0) return null
  const head = units.filter(({ speaker, heading, side }) => speaker === '' && heading === '' && side !== 'vacancy')
  const town = head.slice(0, HEAD).find((unit) => isPlace(unit.text))
  return town ? answer(listUnder('Bovenaan het CV staat:', [town], citations)) : null
}
