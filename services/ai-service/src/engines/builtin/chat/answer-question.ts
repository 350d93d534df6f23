import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import { type Understood, understand } from '../../../chat/retrieval/follow-up.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { answerPlan } from './answer-plan.ts'
import { answerReason } from './answer-reason.ts'
import { answerTopics, type AnswerText } from './answer-topics.ts'
import { answerDirectly } from './direct/answer-directly.ts'
import { findHelp } from './help/find-help.ts'
import { notThere } from './not-there.ts'
import { answerPeople } from './people/answer-people.ts'
import { replyToSmallTalk } from './small-talk.ts'
import { aboutLead, type Citations, createCitations, listUnder } from './citations.ts'

export type BuiltinAnswer = { response: string; sources: ChatSource[]; answered: boolean }

const EMPTY = 'Er staat hier nog geen tekst waar ik uit kan antwoorden. Vul eerst iets in, dan kijk ik mee.'

/** Texts about the other one don't answer: the pay of a job is no wish of a candidate. */
const ofSide = (units: readonly Unit[], { side }: Understood) =>
  side === null ? units : units.filter((unit) => unit.side === null || unit.side === side)

/** Units that the last answer did not quote yet. */
const notIn = (units: readonly Unit[], answer: string) => units.filter(({ text }) => !answer.includes(text))

function answerConcepts(
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText {
  const { units: answering, nearUnits: near } = findUnits(understood, units)
  if (answering.length === 0) return { text: notThere(question, understood, near, units, citations), answered: false }
  const what = joinWithEn(understood.concepts.map(({ word }) => `‘${word}’`))
  return { text: listUnder(aboutLead(what, answering.length > 1), answering, citations), answered: true }
}

function tell(
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText {
  if (understood.reason) {
    const reason = answerReason(understood, units, citations)
    return reason === null
      ? { text: 'Waarom dat zo is, staat er niet.', answered: false }
      : { text: reason, answered: true }
  }
  if (understood.more && units.length > 0) {
    const more = answerTopics(question, understood, units, citations)
    const answer = understood.concepts.length > 0 ? answerConcepts(question, understood, units, citations) : more
    return answer.answered ? answer : { text: 'Meer staat er niet over.', answered: false }
  }
  if (understood.plan && !(understood.plan.whole && (understood.topics.length > 0 || understood.concepts.length > 0))) {
    const planned = answerPlan(understood.plan, question, units, citations)
    if (planned !== null) return { text: planned, answered: true }
  }
  if (understood.concepts.length > 0) return answerConcepts(question, understood, units, citations)
  const topicAnswer = understood.topics.length > 0 ? answerTopics(question, understood, units, citations) : null
  return topicAnswer?.answered
    ? topicAnswer
    : { text: notThere(question, understood, [], units, citations), answered: false }
}

/** Answers with quotes from the context only; says so when the context has no answer. */
export function answerQuestion(question: ChatQuestion): BuiltinAnswer {
  const talk = replyToSmallTalk(question.message)
  if (talk !== null) return { response: talk, sources: [], answered: true }
  const namesSomebody = (question.people?.question.namedIds.length ?? 0) > 0
  const help = namesSomebody ? null : findHelp(question.message)
  if (help) return { response: help.text, sources: help.sources, answered: true }
  if (question.people) {
    const peopleCitations = createCitations()
    const { text, answered } = answerPeople(question.people, peopleCitations)
    if (answered || !question.people.question.isTentative)
      return { response: text, sources: peopleCitations.sources, answered }
  }
  const { units } = question.reading
  const directCitations = createCitations()
  const direct = answerDirectly(question, units, directCitations)
  if (direct !== null) return { response: direct.text, sources: directCitations.sources, answered: direct.answered }
  if (units.length === 0) return { response: EMPTY, sources: [], answered: false }
  const understood = understand(question)
  const lastAnswer = understood.more
    ? (question.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
    : ''
  const citations = createCitations()
  const { text, answered } = tell(question, understood, notIn(ofSide(units, understood), lastAnswer), citations)
  return { response: text, sources: citations.sources, answered }
}
