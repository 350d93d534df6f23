import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS =
  /\b(?:welke|wat zijn|noem|geef|toon|wat voor|een)\b.{0,40}\b(?:interview|gespreks|sollicitatie)?vra(?:gen|ag)\b/
const KEYS = /interview ?vragen|interview/iu
const MOST = 10

/** The questions of a persona, all or those under the trait that is named. */
export const answerInterviewQuestions: DirectAnswer = ({ text, units, citations }) => {
  if (!ASKS.test(text)) return null
  const questions = units.filter(({ keys, speaker }) => speaker === '' && KEYS.test(keys))
  if (questions.length === 0) return null
  const askedTexts = new Set(
    stemsOf(
      wordsOf(text)
        .filter((word) => !isLight(word) && !/vra(?:gen|ag)$/.test(word))
        .join(' '),
    ),
  )
  const fitting = questions.filter(({ keys, text: words }) =>
    stemsOf(`${keys} ${words}`).some((stem) => askedTexts.has(stem)),
  )
  return answer(
    listUnder('Deze vragen staan er:', (fitting.length > 0 ? fitting : questions).slice(0, MOST), citations),
  )
}
