import { completeQuestion } from './complete-question.ts'
import { fold } from './fold.ts'
import { ABOUT_THE_JOB, SOMEBODY, WHO } from './lexicon.ts'
import { mended } from './mended.ts'
import type { Named } from './named-people.ts'
import { type ParsedQuestion, type PeopleQuestion, parseQuestion } from './parse-question.ts'
import { protectedTraitIn } from './protected-traits.ts'

/** A question asked before, and the answer to it: only whom that answer named counts. */
export type EarlierTurn = { question: string; answer: string }

export type ReadQuestion =
  | { kind: 'people'; question: PeopleQuestion }
  | { kind: 'protected'; trait: string; namedIds: string[] }

const MOST_REMEMBERED = 8
const LONGEST = 1_000

/** Whoever the job is for: what may play no part for a candidate, may play none in the ideal one either. */
const IDEAL_CANDIDATE = /\b(?:ideale?|type|soort|kandida\w+|sollicitant\w*|iemand|persona|liever|liefst|voorkeur)\b/
const ABOUT_WORKPLACE = /\b(?:team|bedrijf|organisatie|collega\w*|werken er)\b/

/** The protected trait that is asked about a candidate, not about the job. */
const traitAskedAbout = (message: string, { namedIds }: ParsedQuestion): string | null => {
  const text = mended(fold(message))
  const namesOne = namedIds.length > 0
  if (ABOUT_THE_JOB.test(text) && !namesOne)
    return IDEAL_CANDIDATE.test(text) ? protectedTraitIn(text, !ABOUT_WORKPLACE.test(text)) : null
  return protectedTraitIn(text, namesOne || SOMEBODY.test(text) || WHO.test(text))
}

/**
 * Reads a question as one about the candidates of a vacancy; null for one about something else, such as the job.
 * What the recruiter asked before completes it, and of the answers only whose names they held.
 */
export const readPeopleQuestion = (
  message: string,
  earlierTurns: readonly EarlierTurn[],
  people: readonly Named[],
): ReadQuestion | null => {
  let parsedQuestion: ParsedQuestion | null = null
  let toldIds: string[] = []
  const allIds = people.map(({ id }) => id)
  for (const { question, answer } of [...earlierTurns.slice(-MOST_REMEMBERED), { question: message, answer: '' }]) {
    const text = question.slice(0, LONGEST)
    parsedQuestion = completeQuestion(parseQuestion(text, people), parsedQuestion, text, toldIds, allIds)
    toldIds = people.filter(({ name }) => answer.includes(name)).map(({ id }) => id)
  }
  if (parsedQuestion === null) return null
  const trait = traitAskedAbout(message.slice(0, LONGEST), parsedQuestion)
  if (trait !== null) return { kind: 'protected', trait, namedIds: parsedQuestion.namedIds }
  const { isAboutPeople, ...question } = parsedQuestion
  return isAboutPeople ? { kind: 'people', question } : null
}
