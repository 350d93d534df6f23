import { conversationsIn } from '../../../../chat/context/conversations-in.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { widely } from '../../../../chat/retrieval/kin.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { wideTopics } from '../../../../chat/retrieval/topics.ts'
import type { ChatQuestion } from '../../../../chat/question.ts'
import { type Citations, listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { hasQuestionMark } from '../../../../conversation/questions/question-mark.ts'

const SAID = '(?:gezegd|verteld|uitgelegd|geantwoord|aangeboden|geboden|voorgesteld|toegelicht|genoemd|voorgehouden)'
/** 'Wat heb ik haar verteld over het team?': the recruiter's own words. */
const ASKS = new RegExp(
  String.raw`\b(?:heb|had|hebben|hadden) (?:ik|we|wij) (?:[\w'-]+ ){0,7}?${SAID}\b|\b(?:zei|vertelde|antwoordde|noemde|bood|legde) (?:ik|we|wij|de recruiter)\b|\b(?:was|is|luidde) (?:mijn|ons) antwoord\b`,
)
const OF_ASKING = new RegExp(
  String.raw`^${SAID}$|^(?:zei|vertelde|antwoordde|noemde|bood|legde|recruiter|daar\w*|er\w+|hier\w+)$`,
)
/** What is offered is pay and what comes with it. */
const OFFERED = /\b(?:aangeboden|geboden|bood|voorgesteld|bod)\b/
const MOST = 3

const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** A remark of the recruiter, with their last question before it and the candidate's that it answers. */
type Remark = { unit: Unit; about: string }

const remarksIn = (units: readonly Unit[]): Remark[] => {
  const remarks: Remark[] = []
  for (const conversation of conversationsIn(units.filter(({ speaker }) => speaker !== ''))) {
    let lastQuestion = ''
    for (const unit of conversation)
      if (unit.side === 'vacancy') {
        if (isQuestion(unit)) lastQuestion = unit.text
        else remarks.push({ unit, about: unit.asked === '' ? lastQuestion : unit.asked })
      }
  }
  return remarks
}

/** 'Wat antwoordde ik daarop?': the replies to the candidate's questions that the answer before names. */
const answerBefore = (remarks: readonly Remark[], { history }: ChatQuestion, citations: Citations) => {
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const replies = remarks.filter(({ unit }) => unit.asked !== '' && lastAnswer.includes(`‘${unit.asked}’`))
  const units = replies.map(({ unit }) => unit).slice(0, MOST)
  return units.length === 0 ? null : answer(listUnder('Dit antwoordde de recruiter:', units, citations))
}

/** What the recruiter told in a conversation about what is named, also as a remark on the candidate's answer. */
export const answerToldByUs: DirectAnswer = ({ text, question, citations }) => {
  if (question.kind !== 'candidate' || !ASKS.test(text)) return null
  const remarks = remarksIn(question.reading.units)
  if (remarks.length === 0) return null
  const words = wordsOf(text).filter((word) => !OF_ASKING.test(word))
  const tellingWords = words.filter((word) => !isLight(word))
  // 'Over het maximum' names what elsewhere says nothing.
  const namedWords = wordsOf(/\bover (?:de |het |een |haar )?(.+)$/.exec(text)?.[1] ?? '').filter((word) =>
    words.includes(word),
  )
  const subjects = (tellingWords.length > 0 ? tellingWords : namedWords).map(widely)
  const isOffer = namedWords.length === 0 && OFFERED.test(text)
  const topics = wideTopics.filter(
    ({ id, asks }) => (id !== 'todo' && asks.test(text)) || (isOffer && (id === 'salary' || id === 'benefits')),
  )
  if (subjects.length === 0 && topics.length === 0) return answerBefore(remarks, question, citations)
  const holdsAll = (remark: string) => subjects.length > 0 && subjects.every(holderOf(remark))
  const byWords = remarks.filter(({ unit }) => holdsAll(unit.text) || topics.some(({ says }) => says.test(unit.text)))
  const byQuestion = remarks.filter(({ about }) => holdsAll(about) || topics.some(({ asks }) => asks.test(about)))
  const toldUnits = withoutRepeats(
    [...byWords, ...byQuestion].map(({ unit }) => unit),
    MOST,
  )
  return toldUnits.length > 0
    ? answer(listUnder('Dit vertelde de recruiter daarover:', toldUnits, citations))
    : noAnswer('Wat de recruiter daarover vertelde, staat er niet.')
}
