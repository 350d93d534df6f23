import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Topic } from '../../../chat/retrieval/topic.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { MOMENT } from '../../../chat/retrieval/find-units.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { topicName } from './topic-names.ts'
import { aboutLead, type Citations, listUnder } from './citations.ts'

/** `isBeside`: it answers with a neighbouring topic, because the context doesn't name this one. */
export type AnswerText = { text: string; answered: boolean; isBeside?: boolean }

const SHORT = 3

/**
 * Lines that follow a short answer: related sentences under a lead of their own, because the text does not name the
 * topic.
 */
const additionsTo = (
  { instead, most }: Topic,
  answering: readonly Unit[],
  units: readonly Unit[],
  citations: Citations,
): string[] => {
  if (!instead?.addition || answering.length >= SHORT) return []
  const { says, lead } = instead.addition
  const demanding = instead.topics
    .flatMap((id) => unitsOf(topicOf(id), units).units)
    .filter(({ text }) => says.test(text))
  const additions = withoutRepeats([...answering, ...demanding], most).slice(answering.length)
  return additions.length === 0 ? [] : [listUnder(lead, additions, citations)]
}

/** '8 weken' under that field is a term of notice, not a day on which somebody is free. */
const nameBeside = ({ id }: Topic, answering: readonly Unit[]): string | null =>
  id === 'start' && answering.length > 0 && answering.every(({ keys }) => keys.endsWith('opzegtermijn'))
    ? 'de opzegtermijn'
    : null

/** A day on which somebody is free is no term of notice. */
const NOTICE = /\bopzeg|notice/iu
const asksNotice = ({ id }: Topic, { message }: ChatQuestion) => id === 'start' && NOTICE.test(message)
const tellsNotice = ({ text, keys, heading, asked }: Unit) => NOTICE.test(`${text} ${keys} ${heading} ${asked}`)

/** 'Tot wanneer, en hoe verloopt het?' wants the steps beside the day. */
const asksHow = ({ id }: Topic, { message }: ChatQuestion) =>
  id === 'apply' && /\bhoe (?:verloopt|gaat|werkt|ziet)\b|\bprocedure\b|\bstappen\b/iu.test(message)

/** Where somebody lives. */
export const HOME = /\bwoon(?!-?werk)|\bverblijf|\bvandaan\b|\bverhuis/iu
const WEEKDAY = /\b(?:maan|dins|woens|donder|vrij|zater|zon)dag/giu
/** A day of the week that a question names and no text does. */
const absentDayIn = (message: string, units: readonly Unit[]): string | null => {
  const days = message.toLowerCase().match(WEEKDAY) ?? []
  const isTold = (day: string) => units.some(({ text }) => text.toLowerCase().includes(day))
  return days.length > 0 && !days.some(isTold) ? (days[0] ?? null) : null
}

const answerOne = (
  topic: Topic,
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText => {
  const asksHome = topic.id === 'place' && HOME.test(question.message)
  // 'Waar werk je?' in a conversation tells no home.
  const fittingUnits = asksHome
    ? units.filter(({ asked, text }) => asked === '' || HOME.test(asked) || HOME.test(text))
    : units
  const topicUnits = unitsOf(topic, fittingUnits, understood.now)
  const dated =
    understood.wants === 'when' && !asksHow(topic, question)
      ? topicUnits.units.filter(({ text }) => MOMENT.test(text))
      : []
  const answering = dated.length > 0 ? dated : topicUnits.units
  const absentDay = topic.id === 'days' ? absentDayIn(question.message, answering) : null
  if (absentDay !== null && answering.length > 0)
    return {
      text: `Over ‘${absentDay}’ staat hier niets. ${listUnder('Over de dagen staat er:', answering, citations)}`,
      answered: false,
    }
  const isBeside = asksNotice(topic, question) && !answering.some(tellsNotice)
  if (isBeside && answering.length > 0)
    return {
      text: listUnder('Een opzegtermijn staat er niet. Over de beschikbaarheid staat er:', answering, citations),
      answered: true,
      isBeside,
    }
  const name = nameBeside(topic, answering) ?? topicName(topic, question, understood)
  const all = dated.length > 0 ? dated.length : topicUnits.all
  if (answering.length > 0) {
    const remark = all > answering.length ? `\nEr staat nog meer over ${name}; vraag gerust om de rest.` : ''
    return {
      text: [
        listUnder(aboutLead(name, answering.length > 1), answering, citations) + remark,
        ...additionsTo(topic, answering, units, citations),
      ].join('\n'),
      answered: true,
    }
  }
  const instead =
    (question.kind === 'candidate' && understood.side !== 'vacancy' ? topic.insteadOfCandidate : undefined) ??
    topic.instead
  const nearUnits = instead
    ? withoutRepeats(
        instead.topics.flatMap((id) => unitsOf(topicOf(id), units).units),
        topic.most,
      )
    : []
  if (instead && nearUnits.length > 0)
    return { text: listUnder(`${instead.because}:`, nearUnits, citations), answered: true, isBeside: true }
  return { text: `Over ${name} staat er niets.`, answered: false }
}

/** One part for each topic of the question; for a missing topic it says so. */
export const answerTopics = (
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): AnswerText => {
  const answers = understood.topics.slice(0, 4).map((topic) => answerOne(topic, question, understood, units, citations))
  // Why somebody leaves is no list of all they want.
  const tellsLeaving = understood.topics.some(({ id }, index) => id === 'leaving' && answers[index]?.answered)
  // 'Waarom' names two topics that one sentence answers: the one without a sentence says nothing.
  const hasAnswer = answers.some(({ answered }) => answered)
  const texts = new Set<string>()
  const parts = answers.filter(
    ({ text, answered }, index) =>
      !(tellsLeaving && understood.topics[index]?.id === 'motivation') &&
      (answered || !hasAnswer || understood.wants !== 'why') &&
      !texts.has(text) &&
      texts.add(text),
  )
  return {
    text: parts.map(({ text }) => text).join('\n'),
    answered: parts.some(({ answered }) => answered),
    isBeside: parts.every(({ answered, isBeside }) => !answered || isBeside === true),
  }
}
