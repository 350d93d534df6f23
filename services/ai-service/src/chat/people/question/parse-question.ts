import type { ApplicationOutcome } from '@wervio/contracts'
import type { FactField } from '../person.ts'
import { type BesideVacancy, besideVacancyIn } from './beside-vacancy.ts'
import { fold } from './fold.ts'
import { intentOf } from './intent.ts'
import {
  ABOUT_ALL,
  ALL_OF_THEM,
  ABOUT_THE_JOB,
  edgeWords,
  EITHER,
  fieldWords,
  type Intent,
  intentWords,
  LONGEST_IN_WORK,
  NEGATION,
  OF_THEM,
  RANKED,
  outcomeWords,
  SOMEBODY,
  stageWords,
  unreadWords,
  WHO,
} from './lexicon.ts'
import { mended } from './mended.ts'
import { type Named, namedPeople, namesWithoutCandidate, nearlyNamed } from './named-people.ts'
import { termsOf } from './terms.ts'

/** What a question about the candidates of a vacancy wants to know. */
export type PeopleQuestion = {
  intent: Intent
  /** Ids of the candidates it names. */
  namedIds: string[]
  /** Candidates whose names resemble one in the question, when nobody has exactly that name. */
  guessedNames: string[]
  /** Names in it that no candidate of the vacancy has. */
  unknownNames: string[]
  stage: number | null
  outcome: ApplicationOutcome | null
  /** The fields it is about, the best first; empty for any. */
  fields: readonly FactField[]
  /** What to look for in them, as the recruiter wrote it. */
  terms: string[]
  /** One of the terms is enough. */
  isEither: boolean
  /** Asks who has it not. */
  isNegated: boolean
  /** It may as well be about the job: only an answer about candidates counts. */
  isTentative: boolean
  /** Asks who has most or least of it. */
  edge: 'most' | 'least' | null
  /** Compares how long each has done some work. */
  isOfWork: boolean
  /** Compares with what the vacancy offers. */
  beside: BesideVacancy | null
  /** Data that the assistant doesn't read. */
  unreadData: string | null
}

export type ParsedQuestion = PeopleQuestion & { isAboutPeople: boolean }

const firstOf = <T>(patterns: readonly (readonly [T, RegExp])[], text: string): T | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Whom a question names: exactly, nearly, or in a name that no candidate has. */
const namesIn = (message: string, people: readonly Named[], mayGuess: (exactPeople: readonly Named[]) => boolean) => {
  const exactPeople = namedPeople(message, people)
  const nearPeople = mayGuess(exactPeople) ? nearlyNamed(message, people) : []
  const guesses = nearPeople.filter(({ id }) => !exactPeople.some((person) => person.id === id))
  const isGuess = (name: string) => nearPeople.some((person) => fold(person.name)[0] === fold(name)[0])
  const names = people.map(({ name }) => name)
  return {
    people: [...exactPeople, ...guesses],
    guesses,
    unknownNames: namesWithoutCandidate(message, names).filter((name) => !isGuess(name)),
  }
}

/** 'Met wie heb je eerst een gesprek?': somebody of the employer. */
const OF_WHOM_IS_MET = /\b(?:met|bij) wie\b.{0,25}\b(?:je|men|iemand|kandida\w+|sollicitant\w*)\b/
const OF_WORK: readonly FactField[] = ['experience']
const WITH_VALUE: readonly FactField[] = ['notice_period', 'salary_wish', 'hours', 'availability']

/** Parses one question, without the questions before it. */
export const parseQuestion = (message: string, people: readonly Named[]): ParsedQuestion => {
  const text = mended(fold(message))
  const wordedIntent = firstOf(intentWords, text)
  const isOfWork = LONGEST_IN_WORK.test(text)
  const fields = isOfWork ? OF_WORK : (fieldWords.find(([, pattern]) => pattern.test(text))?.[0] ?? [])
  const stage = firstOf(stageWords, text)
  const outcome = firstOf(outcomeWords, text)
  const unreadData = firstOf(unreadWords, text)
  const asksForPeople = SOMEBODY.test(text) || WHO.test(text)
  const asksForState = stage !== null || outcome !== null
  const asksForCount = wordedIntent === 'count'
  const hasSubject = wordedIntent !== null || fields.length > 0 || asksForState
  const names = namesIn(
    message,
    people,
    (exactPeople) =>
      (exactPeople.length === 0 && !asksForPeople && hasSubject) ||
      (wordedIntent === 'compare' && exactPeople.length < 2),
  )
  const { unknownNames } = names
  const namesOne = names.people.length > 0
  const writtenNames = names.people.map(({ name }) => name)
  const terms = termsOf(message, wordedIntent === 'compare' ? [...writtenNames, ...unknownNames] : writtenNames)
  const intent = intentOf({
    wordedIntent,
    isUnread: unreadData !== null && (namesOne || asksForPeople),
    asksForFields: fields.length > 0,
    asksForValue: WITH_VALUE.includes(fields[0] ?? 'title'),
    asksForState,
    namesOne,
    isAboutUnknown: unknownNames.length > 0 && !namesOne && !asksForPeople && !asksForCount,
    wantsNothingElse: terms.length === 0,
  })
  const edge = firstOf(edgeWords, text)
  const comparison = besideVacancyIn(text)
  const beside = comparison !== null && (asksForPeople || namesOne) ? comparison : null
  const asksWhoHasMost = edge !== null && fields.length > 0 && WHO.test(text)
  const isAboutJob =
    !asksWhoHasMost &&
    beside === null &&
    ABOUT_THE_JOB.test(text) &&
    !namesOne &&
    !(stage !== null && WHO.test(text) && !OF_WHOM_IS_MET.test(text))
  const isTentative = !namesOne && !hasSubject && WHO.test(text) && terms.length > 0
  const speaksOfPeople = [
    namesOne,
    beside !== null,
    RANKED.test(text) && (asksForPeople || ALL_OF_THEM.test(text)),
    asksForPeople && hasSubject,
    asksForState && (asksForCount || intent === 'since' || unknownNames.length > 0),
    wordedIntent !== null && terms.length === 0 && ABOUT_ALL.test(text),
    asksForCount && fields.length > 0 && OF_THEM.test(text),
    unknownNames.length > 0 && (intent === 'standing' || intent === 'since'),
    wordedIntent === 'compare' && terms.length === 0 && ALL_OF_THEM.test(text),
    isTentative,
  ].some(Boolean)
  return {
    intent,
    namedIds: names.people.map(({ id }) => id),
    guessedNames: names.guesses.map(({ name }) => name),
    unknownNames,
    stage,
    outcome,
    fields,
    terms,
    isEither: EITHER.test(text),
    isNegated: NEGATION.test(text),
    isTentative,
    edge,
    isOfWork,
    beside,
    unreadData,
    isAboutPeople: speaksOfPeople && !isAboutJob,
  }
}
