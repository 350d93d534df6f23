import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { isPlace } from '../../../../cv/person/places.ts'
import { HOME } from '../answer-topics.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS = /\b(?:waar|in welke (?:plaats|stad|gemeente)) (?:woont|verblijft)\b|\bwoonplaats\b|\bwoont ze\b/
/** 'Je woont in Houten, toch?' */
const TOLD_THEM = /\b(?:[Jj]e|[Jj]ij|[Uu]|[Gg]e|[Gg]ij) woont\b.{0,20}\b(?:in|te) \p{Lu}/u
/** A CV begins with a name, a town and how to reach somebody. */
const HEAD = 8

/** 'Waar woont ze?': a town alone on a line at the head of a CV, where no field names one. */
export const answerTown: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy' || !ASKS.test(text)) return null
  const places = unitsOf(topicOf('place'), units).units
  if (places.some(({ asked, text: words }) => asked === '' || HOME.test(`${asked} ${words}`))) return null
  const head = units.filter(({ speaker, heading, side }) => speaker === '' && heading === '' && side !== 'vacancy')
  const town = head.slice(0, HEAD).find((unit) => isPlace(unit.text))
  if (town) return answer(listUnder('Bovenaan het CV staat:', [town], citations))
  const toldUnit = question.reading.units.find(({ side, text: words }) => side === 'vacancy' && TOLD_THEM.test(words))
  return toldUnit
    ? answer(listUnder('In het gesprek zei de recruiter:', [{ ...toldUnit, asked: '' }], citations))
    : null
}
