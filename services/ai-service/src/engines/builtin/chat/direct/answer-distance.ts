import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

/** How far one goes at work; how far somebody is, or lives, is something else. */
const ASKS =
  /\bhoe ?ver (?:\w+ ){0,2}?(?:wandel|loop|fiets|rij|rijd|stap|reis|vlieg|vaar|ga|kom|moet)\w*\b(?!.{0,30}\b(?:werk|woon\w*|thuis|bedrijf|procedure)\b)|\bhoeveel (?:km|kilometers?)\b/
const OTHER_DISTANCE = /\b(?:vergoed\w*|krijg\w*|woon\w*|reis\w*|afstand|betaal\w*|cent)\b/
const DISTANCE = /\d[\d.,]* ?(?:km|kilometers?)\b/iu
const OF_MONEY = /€|\bcent\b|vergoed/iu
const MOST = 3

/** 'Hoever wandelt ge per shift?': the kilometres that the work asks for. */
export const answerDistance: DirectAnswer = ({ text, question, units, citations }) => {
  if (question.kind === 'candidate' || !ASKS.test(text) || OTHER_DISTANCE.test(text)) return null
  const telling = units.filter((unit) => DISTANCE.test(unit.text) && !OF_MONEY.test(unit.text)).slice(0, MOST)
  return telling.length === 0 ? null : answer(listUnder('Over de afstand staat er:', telling, citations))
}
