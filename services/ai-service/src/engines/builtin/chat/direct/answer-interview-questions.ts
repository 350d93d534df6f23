import type { Unit } from '../../../../chat/context/units.ts'
import { widely } from '../../../../chat/retrieval/kin.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { wholeItems } from './whole-items.ts'

const ASKS =
  /\b(?:welke|wat zijn|noem|geef|toon|wat voor|een|hoe)\b.{0,40}\b(?!(?:na|aan|door|op|be|uit|af|over|terug|rond|onder)vra)\w*vra(?:gen|ag)\b/
/** 'Wat moet ik haar vragen over …', 'hoe peil ik of …'. */
const ASKS_WHAT_TO_ASK =
  /\b(?:wat|waarnaar|waarover) (?:moet|kan|zal|zou|mag) (?:ik|je|we) .{0,40}\b(?:door|na|be)?vragen\b|\bhoe (?:test|peil|toets|check|meet|achterhaal|vraag) (?:ik|je|we)\b|\bhoe kom (?:ik|je|we) er ?achter\b/
const KEYS = /interview ?vragen|interview/iu
const MOST = 10
/** 'De situatievragen': those under 'situationeel'. */
const OF_A_KIND = /\b(?!(?:interview|gespreks?|sollicitatie|persona)vra)(\w{4,}?)s?vragen\b/
const LETTERS_OF_KIND = 6

/** The questions of a persona, all or those under the trait that is named. */
export const answerInterviewQuestions: DirectAnswer = ({ text, units, citations }) => {
  if (!ASKS.test(text) && !ASKS_WHAT_TO_ASK.test(text)) return null
  const questions = wholeItems(units.filter(({ keys, speaker }) => speaker === '' && KEYS.test(keys)))
  if (questions.length === 0) return null
  const subjects = wordsOf(text)
    .filter((word) => !isLight(word) && !/vra(?:gen|ag)$/.test(word))
    .map(widely)
  const [, kind = ''] = OF_A_KIND.exec(text) ?? []
  const isOfKind = ({ keys }: Unit) =>
    kind !== '' && (keys.split(' ').at(-1) ?? '').startsWith(kind.slice(0, LETTERS_OF_KIND))
  const fitting = questions.filter((unit) => isOfKind(unit) || subjects.some(holderOf(`${unit.keys} ${unit.text}`)))
  return answer(
    listUnder('Deze vragen staan er:', (fitting.length > 0 ? fitting : questions).slice(0, MOST), citations),
  )
}
