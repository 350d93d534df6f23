import { fold } from '../../../chat/people/question/fold.ts'
import { WHO } from '../../../chat/people/question/lexicon.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { answerFromContext, type BuiltinAnswer } from './answer-from-context.ts'
import { createCitations } from './citations.ts'
import { findHelp } from './help/find-help.ts'
import { answerPeople } from './people/answer-people.ts'
import { replyToSmallTalk } from './small-talk.ts'

/** 'Wanneer zijn de gesprekken?' may stand in the text; 'wie' and 'kandidaten' ask for people. */
const WHEN = /^\W*(?:en )?(?:wanneer|in welke week|op welke dag)\b/iu
const APPLICANTS = /\b(?:wie|kandida\p{L}+|sollicitant\p{L}*|procedure)\b/iu

/** Somebody of the employer: the leader, or whom to call. */
const ASKS_FOR_A_NAME = /^\W*(?:en )?wie (?:is|zijn|heet|kan (?:ik|je)|moet (?:ik|je)|regelt|doet)\b/iu

/** 'Mag ik haar referentie al bellen?' asks what was agreed, and for no advice. */
const OF_THIS_PERSON = /\b(?:haar|zijn|hun|diens|de) referen/iu

/** Answers with quotes from the context only; says so when the context has no answer. */
export const answerQuestion = (question: ChatQuestion): BuiltinAnswer => {
  const { message, people, reading } = question
  const talk = replyToSmallTalk(message)
  if (talk !== null) return { response: talk, sources: [], answered: true }
  const namesSomebody = (people?.question.namedIds.length ?? 0) > 0
  const screenHelp = namesSomebody ? null : findHelp(message, reading.units.length === 0)
  // The questions of a persona on the screen come before advice about questions.
  const hasQuestions = reading.units.some(({ keys }) => /interview ?vragen/iu.test(keys))
  const isOnScreen =
    (screenHelp?.id === 'interviewvragen' && hasQuestions) ||
    (screenHelp?.id === 'referenties' &&
      OF_THIS_PERSON.test(message) &&
      reading.units.some(({ text }) => /referent/iu.test(text)))
  const help = isOnScreen ? null : screenHelp
  if (help) return { response: help.text, sources: help.sources, answered: true }
  if (people) {
    const citations = createCitations()
    const { text, answered } = answerPeople(people, reading.units, citations)
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
