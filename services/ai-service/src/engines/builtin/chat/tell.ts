import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { answerConcepts } from './answer-concepts.ts'
import { answerPlan } from './answer-plan.ts'
import { answerLeaving, answerReason } from './answer-reason.ts'
import { answerTopics, type AnswerText } from './answer-topics.ts'
import { type Citations, listUnder } from './citations.ts'
import { notThere } from './not-there.ts'
import { suitedFor } from './suited-for.ts'

const MOST_RELATED = 2
const NO_REASON = 'Waarom dat zo is, staat er niet.'

/** Answers one question as it is understood, with quotes of the units. */
export const tell = (
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText => {
  if (understood.reason) {
    const reason = answerReason(understood, units, citations)
    return reason === null ? { text: NO_REASON, answered: false } : { text: reason, answered: true }
  }
  if (understood.more && units.length > 0) {
    const more = answerTopics(question, understood, units, citations)
    const answer = understood.concepts.length > 0 ? answerConcepts(question, understood, units, citations) : more
    return answer.answered ? answer : { text: 'Meer staat er niet over.', answered: false }
  }
  if (understood.plan && !(understood.plan.whole && (understood.topics.length > 0 || understood.concepts.length > 0))) {
    const ofThing = understood.plan.id === 'why-best' ? suitedFor(question, units, citations) : null
    if (ofThing !== null) return ofThing
    const planned = answerPlan(understood.plan, question, units, citations)
    if (planned !== null) return { text: planned, answered: true }
  }
  // A reason is no remark about what the question names.
  if (understood.wants === 'why' && understood.topics.some(({ id }) => id === 'leaving' || id === 'motivation')) {
    // Another employer's reason is none: with a name only a sentence that holds it answers.
    const byName = understood.concepts.some(({ proper }) => proper)
    const byTopic = byName ? null : answerTopics(question, understood, units, citations)
    const reason =
      byTopic?.answered === true
        ? byTopic.text
        : (answerReason(understood, findUnits(understood, units).units, citations) ??
          (byName ? answerLeaving(understood, units, citations) : null))
    return reason === null || citations.sources.length === 0
      ? { text: NO_REASON, answered: false }
      : { text: reason, answered: true }
  }
  if (understood.wants === 'why' && understood.plan === null && understood.concepts.length > 0) {
    const { units: answering, nearUnits } = findUnits(understood, units)
    const reason = answerReason(understood, answering, citations)
    if (reason !== null) return { text: reason, answered: true }
    const related = (answering.length > 0 ? answering : nearUnits).slice(0, MOST_RELATED)
    return {
      text: related.length === 0 ? NO_REASON : `${NO_REASON} ${listUnder('Wel staat er:', related, citations)}`,
      answered: false,
    }
  }
  if (understood.concepts.length > 0) return answerConcepts(question, understood, units, citations)
  const topicAnswer = understood.topics.length > 0 ? answerTopics(question, understood, units, citations) : null
  return topicAnswer?.answered
    ? topicAnswer
    : { text: notThere(question, understood, [], units, citations), answered: false }
}
