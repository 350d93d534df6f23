import { widely } from '../../../../chat/retrieval/kin.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS =
  /\b(?:welke|wat zijn|noem|geef|toon|wat voor|een|hoe)\b.{0,40}\b(?:interview|gespreks|sollicitatie)?vra(?:gen|ag)\b/
/** 'Wat moet ik haar vragen over …', 'hoe peil ik of …'. */
const ASKS_WHAT_TO_ASK =
  /\b(?:wat|waarnaar|waarover) (?:moet|kan|zal|zou|mag) (?:ik|je|we) .{0,40}\b(?:door|na|be)?vragen\b|\bhoe (?:test|peil|toets|check|meet|achterhaal|vraag) (?:ik|je|we)\b|\bhoe kom (?:ik|je|we) er ?achter\b/
const KEYS = /interview ?vragen|interview/iu
const MOST = 10

/** The questions of a persona, all or those under the trait that is named. */
export const answerInterviewQuestions: DirectAnswer = ({ text, units, citations }) => {
  if (!ASKS.test(text) && !ASKS_WHAT_TO_ASK.test(text)) return null
  const questions = units.filter(({ keys, speaker }) => speaker === '' && KEYS.test(keys))
  if (questions.length === 0) return null
  const subjects = wordsOf(text)
    .filter((word) => !isLight(word) && !/vra(?:gen|ag)$/.test(word))
    .map(widely)
  const fitting = questions.filter(({ keys, text: words }) => subjects.some(holderOf(`${keys} ${words}`)))
  return answer(
    listUnder('Deze vragen staan er:', (fitting.length > 0 ? fitting : questions).slice(0, MOST), citations),
  )
}
