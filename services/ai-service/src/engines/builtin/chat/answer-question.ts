import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../../../chat/context/units.ts'
import { fold } from '../../../chat/people/question/fold.ts'
import { WHO } from '../../../chat/people/question/lexicon.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Reach } from '../../../chat/retrieval/read-question.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import { withoutTypingErrors } from '../../../chat/retrieval/typing.ts'
import { type Understood, understand } from '../../../chat/retrieval/follow-up.ts'
import { isOfTheJob } from '../../../conversation/summary/summary-headings.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { answerConcepts } from './answer-concepts.ts'
import { answerPlan } from './answer-plan.ts'
import { answerLeaving, answerReason } from './answer-reason.ts'
import { answerTopics, type AnswerText } from './answer-topics.ts'
import { answerDirectly } from './direct/answer-directly.ts'
import { halvesOf } from './halves.ts'
import { findHelp } from './help/find-help.ts'
import { notThere } from './not-there.ts'
import { answerPeople } from './people/answer-people.ts'
import { withoutName } from '../../../chat/retrieval/plain-question.ts'
import { suitedFor } from './suited-for.ts'
import { replyToSmallTalk } from './small-talk.ts'
import { closestAnswer } from './closest-answer.ts'
import { besideAnswer } from './beside-answer.ts'
import { type Citations, createCitations, listUnder } from './citations.ts'

export type BuiltinAnswer = { response: string; sources: ChatSource[]; answered: boolean }

const EMPTY = 'Er staat hier nog geen tekst waar ik uit kan antwoorden. Vul eerst iets in, dan kijk ik mee.'

const MOST_RELATED = 2
const NO_REASON = 'Waarom dat zo is, staat er niet.'

/** What happens next is told by the recruiter. */
const OF_PROCEDURE = new Set(['appointment', 'apply'])

/**
 * Texts about the other one don't answer: the pay of a job is no wish of a candidate. What a recruiter said is nothing
 * that a candidate told, wherever the question looks.
 */
const ofSide = (units: readonly Unit[], { side, topics }: Understood, { kind }: ChatQuestion) => {
  const isOfProcedure = topics.some(({ id }) => OF_PROCEDURE.has(id))
  return units.filter((unit) => {
    const isOfRecruiter = unit.side === 'vacancy' && (unit.speaker !== '' || isOfTheJob(unit.heading))
    if (isOfRecruiter && kind === 'candidate' && side !== 'vacancy') return isOfProcedure
    return side === null || unit.side === null || unit.side === side
  })
}

/** Units that the last answer did not quote yet. */
const notIn = (units: readonly Unit[], answer: string) => units.filter(({ text }) => !answer.includes(text))

const tell = (
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

/** 'Wanneer zijn de gesprekken?' may stand in the text; 'wie' and 'kandidaten' ask for people. */
const WHEN = /^\W*(?:en )?(?:wanneer|in welke week|op welke dag)\b/iu
const APPLICANTS = /\b(?:wie|kandida\p{L}+|sollicitant\p{L}*|procedure)\b/iu

/** Somebody of the employer: the leader, or whom to call. */
const ASKS_FOR_A_NAME = /^\W*(?:en )?wie (?:is|zijn|heet|kan (?:ik|je)|moet (?:ik|je)|regelt|doet)\b/iu

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

const REACHES: readonly Reach[] = ['named', 'wide']

type CitedAnswer = AnswerText & { citations: Citations }

/**
 * Two questions in one, each answered by itself; null where one of them names nothing, or fewer than `least` have an
 * answer.
 */
const tellHalves = (question: ChatQuestion, units: readonly Unit[], least: 1 | 2): CitedAnswer | null => {
  for (const halves of halvesOf(question.message)) {
    const citations = createCitations()
    const parts = halves.map((message) => {
      const half = { ...question, message, history: [] }
      const understood = REACHES.map((reach) => understand(half, reach)).find(
        ({ topics, concepts }) => topics.length > 0 || concepts.length > 0,
      )
      return understood ? tell(half, understood, ofSide(units, understood, question), citations) : null
    })
    if (parts.every((part) => part !== null) && parts.filter(({ answered }) => answered).length >= least)
      return { text: parts.map(({ text }) => text).join('\n'), answered: true, citations }
  }
  return null
}

const isSure = ({ answered, isBeside }: CitedAnswer) => answered && isBeside !== true
/** Of two readings of one question: the surer answer, else the only one that quotes anything. */
const isBetter = (one: CitedAnswer, other: CitedAnswer) =>
  isSure(one) ||
  (one.answered && !other.answered) ||
  (!other.answered && other.citations.sources.length === 0 && one.citations.sources.length > 0)

/**
 * Answers a question as it is understood by what it names; where that gives no sure answer, also by ways of asking that
 * name nothing.
 */
const tellByReach = (question: ChatQuestion, understood: Understood, units: readonly Unit[]): CitedAnswer => {
  const tellAs = (reading: Understood): CitedAnswer => {
    const citations = createCitations()
    const lastAnswer = reading.more
      ? (question.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
      : ''
    return { ...tell(question, reading, notIn(ofSide(units, reading, question), lastAnswer), citations), citations }
  }
  const byName = tellAs(understood)
  if (isSure(byName) && understood.topics.length > 0) return byName
  const wideReading = understand(question, 'wide')
  // 'Een vaste aanstelling' is no 'vaste krachten'.
  const asksContract = wideReading.topics.some(({ id }) => id === 'contract')
  if (isSure(byName) && !asksContract) return byName
  const wide = tellAs(wideReading)
  return isSure(byName) || isBetter(wide, byName) ? wide : byName
}

/** Answers about the job, the CV or whatever else stands on the screen. */
const answerFromContext = (chatQuestion: ChatQuestion): BuiltinAnswer => {
  const { message, read } = withoutTypingErrors(chatQuestion.message, chatQuestion.reading)
  const { kind, reading } = chatQuestion
  const namelessMessage = kind === 'candidate' ? withoutName(message, reading.candidateName) : message
  const question = onPersona({ ...chatQuestion, message: namelessMessage })
  const { units } = question.reading
  const understood = understand(question)
  const directCitations = createCitations()
  const direct = answerDirectly(question, ofSide(units, understood, question), directCitations)
  if (direct !== null)
    return { response: mendedNote(read) + direct.text, sources: directCitations.sources, answered: direct.answered }
  if (units.length === 0) return { response: EMPTY, sources: [], answered: false }
  const { text, answered, citations } = tellByReach(question, understood, units)
  const halves = tellHalves(question, units, answered ? 2 : 1)
  const saysMore = citations.sources.every(({ quote }) => halves?.text.includes(quote))
  if (halves && (!answered || saysMore))
    return { response: mendedNote(read) + halves.text, sources: halves.citations.sources, answered: halves.answered }
  const beside = answered || citations.sources.length > 0 ? null : besideAnswer(question, createCitations())
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

/** Answers with quotes from the context only; says so when the context has no answer. */
export const answerQuestion = (question: ChatQuestion): BuiltinAnswer => {
  const { message, people, reading } = question
  const talk = replyToSmallTalk(message)
  if (talk !== null) return { response: talk, sources: [], answered: true }
  const namesSomebody = (people?.question.namedIds.length ?? 0) > 0
  const screenHelp = namesSomebody ? null : findHelp(message, reading.units.length === 0)
  // The questions of a persona on the screen come before advice about questions.
  const hasQuestions = reading.units.some(({ keys }) => /interview ?vragen/iu.test(keys))
  const help = screenHelp?.id === 'interviewvragen' && hasQuestions ? null : screenHelp
  if (help) return { response: help.text, sources: help.sources, answered: true }
  if (people) {
    const citations = createCitations()
    const { text, answered } = answerPeople(people, citations)
    const isNamedHere = people.question.unknownNames.some((name) =>
      reading.units.some(({ text: words }) => words.includes(name)),
    )
    const namesNobody = !namesSomebody && !APPLICANTS.test(message)
    const isAboutJob = people.people.length === 0 ? isNamedHere || namesNobody : namesNobody && WHEN.test(message)
    const aboutJob = isAboutJob ? answerFromContext(question) : null
    const asksForState = people.question.stage !== null || people.question.outcome !== null
    if (aboutJob?.answered || (aboutJob && people.people.length === 0 && !asksForState)) return aboutJob
    // Without candidates 'wie' may ask for somebody whom the vacancy names.
    const fromVacancy =
      people.total === 0 && !asksForState && ASKS_FOR_A_NAME.test(message) ? answerFromContext(question) : null
    if (fromVacancy?.answered)
      return { ...fromVacancy, response: `${text} In de vacature staat:\n${fromVacancy.response}` }
    // 'Kunnen kandidaten een dagje meedraaien?' is about the job where nobody's data answers.
    const isOfAnybody = people.total === 0 || !WHO.test(fold(message))
    if (
      (!answered || people.total === 0) &&
      isOfAnybody &&
      !asksForState &&
      !namesSomebody &&
      people.question.intent === 'facts'
    ) {
      const ofJob = answerFromContext(question)
      if (ofJob.sources.length > 0) return ofJob
    }
    if (answered || !people.question.isTentative || citations.sources.length > 0)
      return { response: text, sources: citations.sources, answered }
  }
  return answerFromContext(question)
}
