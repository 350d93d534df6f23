import type { Unit } from '../../../chat/context/units.ts'
import { fold } from '../../../chat/people/question/fold.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { isLight } from '../../../chat/retrieval/light-words.ts'
import { plainQuestion } from '../../../chat/retrieval/plain-question.ts'
import { stemsOf, wordsOf } from '../../../chat/retrieval/tokens.ts'
import type { AnswerText } from './answer-topics.ts'
import { type Citations, listUnder } from './citations.ts'

const OF_PERSONA = /\bpersona\b/
const NOT_IN_VACANCY =
  /\b(?:niet|ontbre\w+|mist|missen)\b.{0,30}\bvacature\b|\bvacature\b.{0,30}\b(?:niet|ontbre\w+|mist|missen)\b/
const OF_SKILLS = /\b(?:vaardig\w*|skills?|competenties?|eigenschappen|kan|kunnen|kent)\b/
const SKILLS = /^persona\b.*\bvaardigheden$/iu
const VACANCY_ONLY = /^persona\b|interview/iu

const tellingStems = (text: string): string[] =>
  stemsOf(
    wordsOf(text)
      .filter((word) => !isLight(word))
      .join(' '),
  )

const isHeldBy = (skill: Unit, vacancy: readonly Unit[]): boolean => {
  const stems = tellingStems(skill.text)
  return vacancy.some(({ text }) => {
    const heldStems = new Set(stemsOf(text))
    return stems.every((stem) => heldStems.has(stem))
  })
}

/** 'Welke vaardigheden van de persona staan niet in de vacature?'; null for any other question. */
export const beyondVacancy = ({ message, reading }: ChatQuestion, citations: Citations): AnswerText | null => {
  const text = fold(plainQuestion(message))
  if (![OF_PERSONA, NOT_IN_VACANCY, OF_SKILLS].every((pattern) => pattern.test(text))) return null
  const skills = reading.units.filter(({ keys }) => SKILLS.test(keys))
  const vacancy = reading.units.filter(({ keys, side }) => side !== 'candidate' && !VACANCY_ONLY.test(keys))
  if (skills.length === 0 || vacancy.length === 0) return null
  const missing = skills.filter((skill) => !isHeldBy(skill, vacancy))
  if (missing.length === 0)
    return { text: 'De woorden van alle vaardigheden van de persona staan ook in de vacature.', answered: true }
  return { text: listUnder('Niet met die woorden in de vacature:', missing, citations), answered: true }
}
