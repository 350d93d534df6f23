import type { Unit } from '../../../../chat/context/units.ts'
import { wordsOfKey } from '../../../../chat/context/labels.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS =
  /\bwat wil\b.{0,20}\b(?:score|cijfer|dat|die)\b.{0,12}\bzeggen\b|\b(?:wat|hoe)\b.{0,25}\b(?:betekent|betekenen|zegt|zeggen|houdt|bedoel\w*|inhoud\w*|lees|moet ik)\b.{0,25}\b(?:score|cijfer|getal|punt\w*|dat|die|dit)\b|\b(?:wat|waarom)\b.{0,15}\b(?:die|dat|deze|dit) (?:score|cijfer|getal)\b|\b(?:leg|licht)\b.{0,25}\b(?:score|cijfer|dat|die|het)\b.{0,15}\b(?:uit|toe)\b/
const SCORE = /^\W*score:? *\d{1,2}\W*$/iu
const LONGEST = 9

const pathOf = ({ sources }: Unit): string => sources[0]?.path.join('\n') ?? ''

/** 'Wat zegt die score?' after an answer that named one: what stands beside that figure. */
export const answerScoreMeaning: DirectAnswer = ({ text, question, units, citations }) => {
  if (!ASKS.test(text) || text.split(' ').length > LONGEST) return null
  const lastAnswer = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const scores = units.filter((unit) => SCORE.test(unit.text))
  const namedScores = scores.filter((unit) => {
    const trait = wordsOfKey(unit.sources[0]?.path.at(-1) ?? '')
    return lastAnswer.includes(`${trait} ‘${unit.text}’`)
  })
  const beside = units.filter(
    (unit) => !SCORE.test(unit.text) && namedScores.some((score) => pathOf(score) === pathOf(unit)),
  )
  return beside.length === 0 ? null : answer(listUnder('Bij die score staat er:', beside, citations))
}
