import { QUESTIONS_JOINED } from '../../../../chat/context/link-answers.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { conceptOf } from '../../../../chat/retrieval/concepts.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS =
  /\b(?:wat|waar) (?:deed|werkte|zat|stond|was) ze (?:\w+ )?voor(?:dat ze bij)? (?!de\b|het\b|een\b|haar\b|werk\b|welke?\b|dat\b)(.{3,60}?)(?: (?:begon|startte|werkte|kwam|ging))?\W*$/
const EARLIER = /^\W*(?:En )?(?:daarvoor|voordien|hiervoor|ervoor|daar voor|toen daarvoor|vroeger|eerder)\b/iu
const ASKS_EARLIER = /\b(?:daarvoor|voordien|hiervoor|ervoor|daar voor)\b/iu

const isEarlier = ({ text, asked }: Unit): boolean =>
  EARLIER.test(text) || ASKS_EARLIER.test(asked.split(QUESTIONS_JOINED).at(-1) ?? '')

/**
 * 'Wat deed ze voor Van Dam?' of a conversation or its summary: that employer, and what was told of the time before it.
 */
export const answerBeforeEmployer: DirectAnswer = ({ text, question, units, citations }) => {
  const [, name] = ASKS.exec(text) ?? []
  if (question.kind !== 'candidate' || name === undefined) return null
  const names = wordsOf(name)
    .filter((word) => !isLight(word) && word.length > 2)
    .map((word) => conceptOf(word))
  if (names.length === 0) return null
  const employerUnits = units.filter((unit) => names.every(holderOf(unit.text)))
  const pairs = employerUnits.flatMap((unit) => {
    const before = units.find((other) => other.order > unit.order && other.order <= unit.order + 4 && isEarlier(other))
    return before ? [{ unit, before }] : []
  })
  const [first] = pairs
  if (!first) return null
  const employer = listUnder('Daarover staat er:', [first.unit], citations)
  return answer(`${employer}\n${listUnder('Over daarvoor staat er:', [first.before], citations)}`)
}
