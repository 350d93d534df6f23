import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import { type Understood, understand } from '../../../chat/retrieval/follow-up.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { answerPlan } from './answer-plan.ts'
import { answerReason } from './answer-reason.ts'
import { answerTopics, type Told } from './answer-topics.ts'
import { findHelp } from './help/find-help.ts'
import { notThere } from './not-there.ts'
import { replyToSmallTalk } from './small-talk.ts'
import { aboutLead, type Citations, createCitations, listUnder } from './writing.ts'

export type BuiltinAnswer = { response: string; sources: ChatSource[]; answered: boolean }

const EMPTY = 'Er staat hier nog geen tekst waar ik uit kan antwoorden. Vul eerst iets in, dan kijk ik mee.'

/** Texts about the other one don't answer: the pay of a job is no wish of a candidate. */
const allowed = (units: readonly Unit[], { side }: Understood) =>
  side === null ? units : units.filter((unit) => unit.side === null || unit.side === side)

/** What the last answer already quoted. */
const unsaid = (units: readonly Unit[], said: string) => units.filter(({ text }) => !said.includes(text))

function answerConcepts(
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): Told {
  const { units: found, near } = findUnits(understood, units)
  if (found.length === 0) return { text: notThere(question, understood, near, units, citations), answered: false }
  const what = joinWithEn(understood.concepts.map(({ word }) => `‘${word}’`))
  return { text: listUnder(aboutLead(what, found.length > 1), found, citations), answered: true }
}

function tell(question: ChatQuestion, understood: Understood, units: readonly Unit[], citations: Citations): Told {
  if (understood.reason) {
    const reason = answerReason(understood, units, citations)
    return reason === null
      ? { text: 'Waarom dat zo is, staat er niet.', answered: false }
      : { text: reason, answered: true }
  }
  if (understood.more && units.length > 0) {
    const more = answerTopics(question, understood, units, citations)
    const found = understood.concepts.length > 0 ? answerConcepts(question, understood, units, citations) : more
    return found.answered ? found : { text: 'Meer staat er niet over.', answered: false }
  }
  if (understood.plan && !(understood.plan.whole && (understood.topics.length > 0 || understood.concepts.length > 0))) {
    const planned = answerPlan(understood.plan, question, units, citations)
    if (planned !== null) return { text: planned, answered: true }
  }
  if (understood.concepts.length > 0) return answerConcepts(question, understood, units, citations)
  const told = understood.topics.length > 0 ? answerTopics(question, understood, units, citations) : null
  return told?.answered ? told : { text: notThere(question, understood, [], units, citations), answered: false }
}

/** Answers from the context alone, in quotes; what isn't there is said not to be there. */
export function answerQuestion(question: ChatQuestion): BuiltinAnswer {
  const talk = replyToSmallTalk(question.message)
  if (talk !== null) return { response: talk, sources: [], answered: true }
  const help = findHelp(question.message)
  if (help) return { response: help.text, sources: help.sources, answered: true }
  const { units } = question.reading
  if (units.length === 0) return { response: EMPTY, sources: [], answered: false }
  const understood = understand(question)
  const said = understood.more ? (question.history.findLast(({ role }) => role === 'assistant')?.content ?? '') : ''
  const citations = createCitations()
  const { text, answered } = tell(question, understood, unsaid(allowed(units, understood), said), citations)
  return { response: text, sources: citations.sources, answered }
}
