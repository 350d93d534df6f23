import { asksTheOther } from '../../../../chat/context/link-answers.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { isOfCandidatesQuestions } from '../../../../conversation/summary/summary-headings.ts'
import { widely } from '../../../../chat/retrieval/kin.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { listUnder } from '../citations.ts'
import { nameOf } from '../topic-names.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'

const ALSO = String.raw`(?:(?:zelf|nog|graag|ook|allemaal|eigenlijk|ons|mij|me|al|van ons|aan ons|aan mij) ){0,4}`
const ASKS = new RegExp(
  [
    String.raw`\bwat (?:wilde|wou|wil) ze ${ALSO}(?:weten|vragen|horen)\b`,
    String.raw`\b(?:wat|waar\w*) (?:vroeg|informeerde) ze\b(?! ${ALSO}(?:als|qua|per|bruto|netto|voor (?:loon|salaris)))`,
    String.raw`\b(?:wat|waar\w*) heeft ze ${ALSO}(?:\w+ ){0,4}?gevraagd\b(?! (?:als|qua))`,
    String.raw`\b(?:welke|wat voor|wat waren|wat zijn) (?:\w+ ){0,2}?(?:weder)?vragen (?:${ALSO})(?:van (?:ze|haar|de kandida\w+)|heeft ze|had ze|stelde ze|ze (?:had|heeft|stelde))\b`,
    String.raw`(?:^\W*|\b(?:haar|de) )(?:eigen )?vragen (?:van (?:ze|haar|de kandida\w+)|aan ons|voor ons)\b|\bwat (?:waren|zijn) haar (?:eigen )?vragen\b`,
    String.raw`\bheeft ze (?:zelf |ook )?(?:naar|over|om) .{2,40} gevraagd\b|\bvroeg ze (?:zelf |ook )?(?:naar|over) `,
    String.raw`\b(?:had|heeft|stelde) ze ${ALSO}(?:eigen )?vragen\b(?! (?:beantwoord|over haar))`,
  ].join('|'),
)
const OF_ASKING = /^(?:vra\w+|wedervra\w+|vroeg|gevraagd|informeerde|stelde|gesteld\w*|weten|horen)$/
/** 'Wat bedoel je?' asks for no fact of the job. */
const FEWEST_WORDS = 4
const MOST = 6

const isAskedByCandidate = (unit: Unit): boolean =>
  asksTheOther(unit.text) &&
  unit.text.split(' ').length >= FEWEST_WORDS &&
  (unit.speaker === '' ? isOfCandidatesQuestions(unit.heading) : unit.side === 'candidate')

/** 'Wat wilde ze zelf weten?': the candidate's own questions in a conversation, all or those about what is named. */
export const answerAsked: DirectAnswer = ({ text, question, units, citations }) => {
  if (question.kind !== 'candidate' || !ASKS.test(text)) return null
  const questions = units.filter(isAskedByCandidate)
  if (questions.length === 0) return null
  const subjects = wordsOf(text)
    .filter((word) => !isLight(word) && !OF_ASKING.test(word))
    .map(widely)
  const fitting = questions.filter((unit) => subjects.some(holderOf(unit.text)))
  const list = (lead: string, listedUnits: readonly Unit[]) =>
    listUnder(lead, withoutRepeats([...listedUnits], MOST), citations)
  if (subjects.length > 0 && fitting.length === 0)
    return noAnswer(list(`Een vraag daarover staat er niet. Wel vroeg ${nameOf(question)}:`, questions))
  return answer(list(`Dit vroeg ${nameOf(question)}:`, fitting.length > 0 ? fitting : questions))
}
