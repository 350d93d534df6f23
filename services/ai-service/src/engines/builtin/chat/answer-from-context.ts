import type { ChatSource } from '@wervio/contracts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { understand } from '../../../chat/retrieval/follow-up.ts'
import { withoutName } from '../../../chat/retrieval/plain-question.ts'
import { withoutTypingErrors } from '../../../chat/retrieval/typing.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { besideAnswer } from './beside-answer.ts'
import { beyondVacancy } from './beyond-vacancy.ts'
import { createCitations } from './citations.ts'
import { closestAnswer } from './closest-answer.ts'
import { answerDirectly } from './direct/answer-directly.ts'
import { ofSide } from './of-side.ts'
import { tellByReach } from './tell-by-reach.ts'
import { toldByRecruiter } from './told-by-recruiter.ts'
import { directHalves, tellHalves } from './two-questions.ts'

export type BuiltinAnswer = { response: string; sources: ChatSource[]; answered: boolean }

const EMPTY = 'Er staat hier nog geen tekst waar ik uit kan antwoorden. Vul eerst iets in, dan kijk ik mee.'

const PERSONA = /\bpersona(?:['’]s)?\b/giu

/** Asks for what a persona says: then only the persona answers. */
const onPersona = (question: ChatQuestion): ChatQuestion => {
  if (question.message.search(PERSONA) === -1) return question
  const units = question.reading.units.filter(({ keys }) => /\bpersona\b|interview/iu.test(keys))
  return units.length === 0
    ? question
    : { ...question, message: question.message.replace(PERSONA, 'kandidaat'), reading: { ...question.reading, units } }
}

/** What was read otherwise than it was typed, said before the answer. */
const mendedNote = (read: readonly { word: string; as: string }[]) =>
  read.length === 0 ? '' : `Ik lees ${joinWithEn(read.map(({ word, as }) => `‘${word}’ als ‘${as}’`))}.\n`

/** Answers about the job, the CV or whatever else stands on the screen. */
export const answerFromContext = (chatQuestion: ChatQuestion): BuiltinAnswer => {
  const { message, read } = withoutTypingErrors(chatQuestion.message, chatQuestion.reading)
  const { kind, reading } = chatQuestion
  const beyondCitations = createCitations()
  const beyond = beyondVacancy({ ...chatQuestion, message }, beyondCitations)
  if (beyond !== null)
    return { response: mendedNote(read) + beyond.text, sources: beyondCitations.sources, answered: beyond.answered }
  const namelessMessage = kind === 'candidate' ? withoutName(message, reading.candidateName) : message
  const question = onPersona({ ...chatQuestion, message: namelessMessage })
  const { units } = question.reading
  const understood = understand(question)
  const directCitations = createCitations()
  const direct = answerDirectly(question, ofSide(units, understood, question), directCitations)
  const twoAnswers = direct === null ? null : directHalves(question, direct)
  if (twoAnswers !== null)
    return { response: mendedNote(read) + twoAnswers.text, sources: twoAnswers.citations.sources, answered: true }
  if (direct !== null)
    return { response: mendedNote(read) + direct.text, sources: directCitations.sources, answered: direct.answered }
  if (units.length === 0) return { response: EMPTY, sources: [], answered: false }
  const { text, answered, citations } = tellByReach(question, understood, units)
  const halves = tellHalves(question, units, answered ? 2 : 1)
  const saysMore = citations.sources.every(({ quote }) => halves?.text.includes(quote))
  if (halves && (!answered || saysMore))
    return { response: mendedNote(read) + halves.text, sources: halves.citations.sources, answered: halves.answered }
  const beside = answered || citations.sources.length > 0 ? null : besideAnswer(question, createCitations())
  const remark = answered || citations.sources.length > 0 ? null : toldByRecruiter(question, understood)
  if (remark !== null)
    return { response: mendedNote(read) + remark.text, sources: remark.citations.sources, answered: remark.answered }
  const tellsNearestCount = understood.countedConcept !== null && citations.sources.length > 0
  if (!answered && !tellsNearestCount) {
    const closest = closestAnswer(question, understood, ofSide(units, understood, question), beside === null)
    if (closest !== null)
      return {
        response: mendedNote(read) + closest.text,
        sources: closest.citations.sources,
        answered: closest.answered,
      }
  }
  const besideText = beside === null ? null : besideAnswer(question, citations)
  return { response: mendedNote(read) + (besideText ?? text), sources: citations.sources, answered }
}
