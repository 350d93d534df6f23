import { completeQuestion } from './complete-question.ts'
import { fold } from './fold.ts'
import { ABOUT_THE_JOB, SOMEBODY, WHO } from './lexicon.ts'
import { mended } from './mended.ts'
import type { Named } from './named-people.ts'
import { type ParsedQuestion, type PeopleQuestion, parseQuestion } from './parse-question.ts'
import { protectedTraitIn } from './protected-traits.ts'

export type ReadQuestion =
  | { kind: 'people'; question: PeopleQuestion }
  | { kind: 'protected'; trait: string; namedIds: string[] }

const MOST_REMEMBERED = 8
const LONGEST = 1_000

/** The protected trait that is asked about a candidate, not about the job. */
function traitAskedAbout(message: string, { namedIds }: ParsedQuestion): string | null {
  const text = mended(fold(message))
  const namesOne = namedIds.length > 0
  if (ABOUT_THE_JOB.test(text) && !namesOne) return null
  return protectedTraitIn(text, namesOne || SOMEBODY.test(text) || WHO.test(text))
}

/**
 * Reads a question as one about the candidates of a vacancy; null for one about something else, such as the job.
 * Only what the recruiter asked before completes it, never what an answer said.
 */
export function readPeopleQuestion(
  message: string,
  earlierQuestions: readonly string[],
  people: readonly Named[],
): ReadQuestion | null {
  let parsed: ParsedQuestion | null = null
  for (const asked of [...earlierQuestions.slice(-MOST_REMEMBERED), message]) {
    const text = asked.slice(0, LONGEST)
    parsed = completeQuestion(parseQuestion(text, people), parsed, text)
  }
  if (parsed === null) return null
  const trait = traitAskedAbout(message.slice(0, LONGEST), parsed)
  if (trait !== null) return { kind: 'protected', trait, namedIds: parsed.namedIds }
  const { isAboutPeople, ...question } = parsed
  return isAboutPeople ? { kind: 'people', question } : null
}
