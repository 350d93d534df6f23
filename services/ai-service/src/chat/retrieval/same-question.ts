import type { Unit } from '../context/units.ts'
import { askedOfThem } from './asked-of-them.ts'
import { type Concept, conceptOf } from './concepts.ts'
import { isLight } from './light-words.ts'
import { plainQuestion } from './plain-question.ts'
import { holderOf } from './sought-words.ts'
import { wordsOf } from './tokens.ts'
import { hasQuestionMark } from '../../conversation/questions/question-mark.ts'

/** Small words that turn a question: 'wat kan beter' is not 'wat gaat goed'. */
const TURNS =
  /^(?:beter|minder|meer|minst|meest|goed|slecht|nu|vroeger|eerder|later|niet|geen|nooit|vorige?|huidige?|laatste?|eerste?|eigen|zelf|waarom|hoezo|wanneer|hoeveel|nog|anders)$/u
/** Of the words of the question in a conversation, the share that may be about more. */
const MOST_ELSE = 0.5

type Asking = { subjects: Concept[]; turns: string[] }

const askingIn = (question: string): Asking => {
  const words = [...new Set(wordsOf(question.toLowerCase()))]
  return {
    subjects: words.filter((word) => !isLight(word)).map((word) => conceptOf(word)),
    turns: words.filter((word) => TURNS.test(word)),
  }
}

/** Whether two questions ask the same: all that one names and turns on, the other has, and little else. */
const areSame = (question: string, { subjects, turns }: Asking, other: string): boolean => {
  const words = new Set(wordsOf(other.toLowerCase()))
  if (!turns.every((turn) => words.has(turn)) || !subjects.every(holderOf(other))) return false
  const others = askingIn(other).subjects
  const isInQuestion = holderOf(question)
  return others.filter((subject) => !isInQuestion(subject)).length <= others.length * MOST_ELSE
}

/**
 * What was answered in a conversation when nearly the same was asked there. Empty for a question that names nothing, or
 * that nobody asked.
 */
export const repliesToTheSame = (message: string, units: readonly Unit[]): Unit[] => {
  const question = plainQuestion(message)
  const asking = askingIn(question)
  if (asking.subjects.length === 0) return []
  const samenessByQuestion = new Map<string, boolean>()
  return units.filter((unit) => {
    if (unit.asked === '' || hasQuestionMark(unit.text)) return false
    const isKnown = samenessByQuestion.get(unit.asked)
    if (isKnown !== undefined) return isKnown
    const isSame = areSame(question, asking, askedOfThem(unit))
    samenessByQuestion.set(unit.asked, isSame)
    return isSame
  })
}
