import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import type { ChatQuestion } from '../../../../chat/question.ts'
import { plainQuestion } from '../../../../chat/retrieval/plain-question.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'
import { answerAgeOfOthers } from './answer-age-of-others.ts'
import { answerAsked } from './answer-asked.ts'
import { answerBeforeEmployer } from './answer-before-employer.ts'
import { answerCareer } from './answer-career.ts'
import { answerClock } from './answer-clock.ts'
import { answerContact } from './answer-contact.ts'
import { answerCount } from './answer-count.ts'
import { answerHeadcount } from './answer-headcount.ts'
import { answerHighestEducation, answerLatestEducation, answerScore } from './answer-highest.ts'
import { answerDistance } from './answer-distance.ts'
import { answerEither } from './answer-either.ts'
import { answerExample } from './answer-example.ts'
import { answerGap } from './answer-gap.ts'
import { answerDegree } from './answer-degree.ts'
import { answerEdge } from './answer-edge.ts'
import { answerInSentences } from './answer-in-sentences.ts'
import { answerInterviewQuestions } from './answer-interview-questions.ts'
import { answerLanguage } from './answer-language.ts'
import { answerLicence } from './answer-licence.ts'
import { answerMissing } from './answer-missing.ts'
import { answerOthers } from './answer-others.ts'
import { answerRequirement } from './answer-requirement.ts'
import { answerPartOfExample } from './answer-part-of-example.ts'
import { answerPartTime } from './answer-part-time.ts'
import { answerPersona } from './answer-persona.ts'
import { answerFitsPay, answerPayWish, answerPresentPay } from './answer-present-pay.ts'
import { answerPluses } from './answer-pluses.ts'
import { answerScoreMeaning } from './answer-score-meaning.ts'
import { answerStillThere } from './answer-still-there.ts'
import { answerTodo } from './answer-todo.ts'
import { answerToldByUs } from './answer-told-by-us.ts'
import { answerTown } from './answer-town.ts'
import { answerWhoIs } from './answer-who-is.ts'
import { answerYears } from './answer-years.ts'
import { answerPosition } from './answer-position.ts'
import type { DirectAnswer } from './asking.ts'

const LONGEST = 600
const REMEMBERED = 8

/** In this order: what asks for the whole stands before what asks for a part. */
const answers: readonly DirectAnswer[] = [
  answerWhoIs,
  answerAsked,
  answerToldByUs,
  answerTodo,
  answerExample,
  answerPartOfExample,
  answerMissing,
  answerLicence,
  answerEither,
  answerLanguage,
  answerFitsPay,
  answerPresentPay,
  answerPayWish,
  answerAgeOfOthers,
  answerStillThere,
  answerInterviewQuestions,
  answerGap,
  answerYears,
  answerInSentences,
  answerOthers,
  answerContact,
  answerPluses,
  answerRequirement,
  answerPartTime,
  answerClock,
  answerDistance,
  answerTown,
  answerEdge,
  answerScore,
  answerScoreMeaning,
  answerPersona,
  answerDegree,
  answerHighestEducation,
  answerLatestEducation,
  answerCareer,
  answerHeadcount,
  answerCount,
  answerPosition,
  answerBeforeEmployer,
]

const plain = (text: string) => fold(plainQuestion(text.slice(0, LONGEST)))

/** Answers that count, compare or go through a list; null for a question that quotes answer. */
export const answerDirectly = (
  question: ChatQuestion,
  units: readonly Unit[],
  citations: Citations,
): AnswerText | null => {
  const earlier = question.history
    .filter(({ role }) => role === 'user')
    .slice(-REMEMBERED)
    .map(({ content }) => plain(content))
  const asking = { question, text: plain(question.message), earlier, units, citations }
  for (const answerBy of answers) {
    const answered = answerBy(asking)
    if (answered !== null) return answered
  }
  return null
}
