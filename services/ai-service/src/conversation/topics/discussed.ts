import type { ConversationSummary, SummarySentence } from '@wervio/contracts'
import type { Analysis } from '../analysis.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { summarySentenceOf } from '../sentences/summary-sentence.ts'
import { subjectIn, subjects, subjectToldIn } from './subjects.ts'

export const THE_JOB = 'Over de functie'
const OTHER = 'Verder besproken'
export const CANDIDATE_ASKS = 'Vragen van de kandidaat'
/** The order of a summary. */
const TITLES = [
  'Motivatie',
  'Werkervaring',
  'Opleiding',
  'Vaardigheden',
  'Team en samenwerking',
  'Beschikbaarheid en uren',
  'Salaris',
  'Opzegtermijn',
  'Reistijd en vervoer',
  'Thuiswerken',
  OTHER,
  CANDIDATE_ASKS,
  THE_JOB,
]

const MOST_SENTENCES = 4
/** Fewer words of a question that the candidate asks are no question about the job. */
const FEWEST_WORDS = 4
const FEWEST_OF_REMARK = 7
/** An answer of fewer words is only to be understood with its question before it. */
const SHORT_ANSWER = 9

/** Of the employer: only there a recruiter speaks of the job. */
const OF_THE_JOB =
  /\b(?:wij|we|ons|onze|bij ons|het team|de functie|de baan|deze rol|de afdeling|het salaris|de werktijden|het contract|jaarcontract|standplaats|our|the role|the team|we offer)\b/
const OF_ONESELF = /\b(?:ik|mijn|m'n|me|mij|i|my|i'm|i've)\b/
const POINTS_BACK = /^(?:dat|die|daar|dit|deze|it|that|this)\b/
const HOLDS_FACT = /\d|\b(?:jaar|maand(?:en)?|week|weken|uur|dagen|years?|months?)\b/

/** How much a sentence tells by itself; long ones tell more up to some length. */
const weightOf = (sentence: SpokenSentence, isAboutSubject: boolean): number =>
  Math.min(wordCount(sentence), 25) / 5 +
  (isAboutSubject ? 3 : 0) +
  (HOLDS_FACT.test(sentence.folded) ? 2 : 0) +
  (OF_ONESELF.test(sentence.folded) ? 1 : 0) -
  (POINTS_BACK.test(sentence.folded) ? 1 : 0)

/** A sentence, with the question that it is the answer to where it needs one. */
type Choice = { index: number; weight: number; question: number | null }

/**
 * What a recruiter says is no fact about the candidate; where nobody knows who speaks only words about oneself count.
 */
const isOfCandidate = ({ role, folded, isQuestion }: SpokenSentence): boolean =>
  !isQuestion && (role === 'candidate' || (role === null && OF_ONESELF.test(folded)))

/** The exchange that a sentence is part of the answer in, and whether the answer begins with it. */
type Answering = { question: number; isFirst: boolean }

/** What each sentence of an answer answers, by its index. */
const answeringOf = ({ exchanges }: Analysis): ReadonlyMap<number, Answering> =>
  new Map(
    exchanges.flatMap(({ question, answer }) =>
      answer.map((index, nth) => [index, { question, isFirst: nth === 0 }] as const),
    ),
  )

/**
 * The question that a short answer can't do without; null for a longer one, and for the second sentence of an answer.
 */
const neededQuestion = ({ isUsable }: Analysis, sentence: SpokenSentence, answering: Answering | null): number | null =>
  answering?.isFirst && isUsable(answering.question) && wordCount(sentence) < SHORT_ANSWER ? answering.question : null

const candidateChoice = (
  analysis: Analysis,
  index: number,
  answering: Answering | null,
): (Choice & { title: string }) | null => {
  const sentence = analysis.sentences[index]
  if (!sentence) return null
  const questionSentence = answering && analysis.sentences[answering.question]
  const toldSubject = subjectToldIn(sentence.folded)
  const subject = (questionSentence && subjectIn(questionSentence.folded)) ?? toldSubject
  const question = neededQuestion(analysis, sentence, answering)
  const isAboutSubject = toldSubject !== null && toldSubject === subject
  const isUnderstood = question !== null || isAboutSubject || wordCount(sentence) >= FEWEST_OF_REMARK
  if (!isUnderstood || (subject === null && wordCount(sentence) < FEWEST_WORDS)) return null
  const weight = weightOf(sentence, isAboutSubject || (question !== null && subject !== null))
  return { title: subject?.title ?? OTHER, index, weight, question }
}

const choicesByTitle = (analysis: Analysis, isTaken: (index: number) => boolean) => {
  const { sentences, isUsable } = analysis
  const choices = new Map<string, Choice[]>(TITLES.map((title) => [title, []]))
  const add = (title: string, choice: Choice) => choices.get(title)?.push(choice)
  const answering = answeringOf(analysis)
  for (const [index, sentence] of sentences.entries()) {
    if (!isUsable(index) || isTaken(index)) continue
    const { isQuestion, role, folded } = sentence
    if (isQuestion && role === 'candidate' && wordCount(sentence) >= FEWEST_WORDS)
      add(CANDIDATE_ASKS, { index, weight: wordCount(sentence), question: null })
    else if (!isQuestion && role === 'recruiter' && wordCount(sentence) >= FEWEST_OF_REMARK && OF_THE_JOB.test(folded))
      add(THE_JOB, { index, weight: weightOf(sentence, true), question: null })
    else if (isOfCandidate(sentence)) {
      const choice = candidateChoice(analysis, index, answering.get(index) ?? null)
      if (choice) add(choice.title, choice)
    }
  }
  return choices
}

const sentenceOf = ({ sentences }: Analysis, { index, question }: Choice): SummarySentence[] => {
  const sentence = sentences[index]
  const questionSentence = question === null ? undefined : sentences[question]
  if (!sentence) return []
  if (!questionSentence) return [summarySentenceOf(sentence)]
  return [{ ...summarySentenceOf(sentence, questionSentence), text: `${questionSentence.text} ${sentence.text}` }]
}

/**
 * What was discussed, by subject: the sentences of the candidate that tell most, in their order, what they asked, and
 * what the recruiter told about the job. `isTaken` leaves out what stands elsewhere in the summary.
 */
export const discussedIn = (
  analysis: Analysis,
  isTaken: (index: number) => boolean,
): ConversationSummary['discussed'] => {
  const choices = choicesByTitle(analysis, isTaken)
  return TITLES.flatMap((title) => {
    const best = (choices.get(title) ?? []).toSorted((one, other) => other.weight - one.weight).slice(0, MOST_SENTENCES)
    const sentences = best
      .toSorted((one, other) => one.index - other.index)
      .flatMap((choice) => sentenceOf(analysis, choice))
    const distinct = sentences.filter(({ text }, at) => sentences.findIndex((one) => one.text === text) === at)
    return distinct.length > 0 ? [{ title, sentences: distinct }] : []
  })
}

/** All titles of subjects, for an engine that may name them. */
export const subjectTitles: readonly string[] = [...subjects.map(({ title }) => title), OTHER, CANDIDATE_ASKS, THE_JOB]
