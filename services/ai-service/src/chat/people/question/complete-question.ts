import { plainQuestion } from '../../retrieval/plain-question.ts'
import { fold } from './fold.ts'
import { WHO } from './lexicon.ts'
import type { ParsedQuestion } from './parse-question.ts'

const PRONOUN = /\b(?:hij|zij|ze|hem|haar|hun|hen|die|diens|deze kandida\w+|he|she|they)\b/
/** 'Die functie' and 'die laptop' name a thing. */
const OF_A_THING =
  /\bdie (?!(?:is|was|heeft|had|kan|kon|wil|mag|moet|zou|zal|werkt|woont|zit|staat|doet|nu|al|nog|ook|er|niet|hier|daar|in|op|met|bij)\b)[a-z]{3,}/
/** 'Bieden ze', 'vragen ze': several, or the employer, and nobody who was named alone. */
const SEVERAL =
  /\b(?!(?:hen|een|geen|in|ben)\b)[a-z]{2,}en (?:ze|zij)\b|\b(?:ze|zij) (?:hebben|zijn|kunnen|willen|moeten|mogen|zouden|zullen|bieden|vragen|zoeken|betalen|geven|werken|doen|gaan)\b/
const BARE_SINCE =
  /^(?:en |maar )?(?:sinds wanneer|vanaf wanneer|van wanneer|sinds hoe ?lang|hoe ?lang)(?: (?:al|nu|dan))*\W*$/
/** 'Hoezo?' after a question for an outcome asks for the reasons, which that answer holds. */
const BARE_REASON = /^(?:en |maar )?(?:waarom|hoezo|hoe komt (?:dat|het))(?: (?:dat|dan|niet|is dat))?\W*$/
const GOES_ON = /^(?:en|maar|and|ook)\b/
/** 'En de andere twee?' after an answer that named some. */
const THE_OTHERS =
  /^(?:en |maar )?(?:wat met |hoe zit het met |hoe zit dat bij |bij |van |voor )?(?:de )?(?:rest|anderen|overigen|(?:andere|overige)(?: (?:twee|drie|vier|vijf|zes|kandida\w+|sollicitanten|mensen))?)\W*$/
/** 'En wie niet?' */
const WHO_NOT = /^(?:en |maar )?(?:wie|welke) (?:dan |juist )?niet\W*$/
/** Fields with one value for each: what was looked for in it goes with those who have it. */
const OF_ONE_VALUE: readonly string[] = [
  'availability',
  'notice_period',
  'salary_wish',
  'hours',
  'location',
  'driving_licences',
]
/** 'Ze allebei' are several: only a question about one means whoever was named alone. */
const OF_ONE = /^(?!.*\b(?:allebei|beide|alle|allemaal|samen)\b)/

/**
 * What a short question leaves out, the one before said: 'en in Assen?', 'en Karim?', 'sinds wanneer staat ze daar?'.
 * `toldIds`: the candidates that the answer before named, of `allIds`. Where it named one, a pronoun means that one.
 */
export const completeQuestion = (
  question: ParsedQuestion,
  previous: ParsedQuestion | null,
  message: string,
  toldIds: readonly string[] = [],
  allIds: readonly string[] = [],
): ParsedQuestion => {
  if (!previous?.isAboutPeople) return question
  const text = fold(message)
  const { namedIds, guessedNames, unknownNames, stage, outcome, terms, fields, isNegated } = question
  const asksForState = stage !== null || outcome !== null
  if (THE_OTHERS.test(text)) {
    const otherIds = allIds.filter((id) => !toldIds.includes(id))
    const isOfOneValue = OF_ONE_VALUE.includes(previous.fields[0] ?? '')
    if (toldIds.length > 0 && otherIds.length > 0)
      return { ...previous, namedIds: otherIds, terms: isOfOneValue ? [] : previous.terms, isNegated: false }
  }
  if (WHO_NOT.test(text)) return { ...previous, isNegated: !previous.isNegated }
  if (GOES_ON.test(text)) {
    if (question.edge !== null && previous.edge !== null && fields.length === 0 && terms.length === 0)
      return { ...previous, edge: question.edge }
    const namesOnly = question.intent === 'portrait' && fields.length === 0 && !asksForState
    if (namesOnly && (namedIds.length > 0 || unknownNames.length > 0))
      return { ...previous, namedIds, guessedNames, unknownNames }
    if (!question.isAboutPeople && asksForState)
      return { ...previous, stage, outcome, terms: [], fields: [], intent: 'overview' }
    if (!question.isAboutPeople && terms.length > 0 && previous.intent === 'facts')
      return { ...previous, terms, isNegated, fields: fields.length > 0 ? fields : previous.fields }
  }
  // 'Sinds wanneer?' after 'wie zit het verst?': that answer holds the days.
  if (BARE_SINCE.test(text) && previous.namedIds.length === 0) return previous
  // 'Sinds wanneer?' after 'waar werkt ze nu?': the jobs have their periods.
  if (BARE_SINCE.test(text) && previous.fields.includes('experience')) return previous
  if (BARE_REASON.test(text) && previous.outcome !== null) return { ...previous, intent: 'reason' }
  const meansOne = OF_ONE.test(text) && !SEVERAL.test(text) && !OF_A_THING.test(text)
  const meantIds = previous.namedIds.length === 0 && toldIds.length === 1 && meansOne ? toldIds : previous.namedIds
  if (namedIds.length > 0 || meantIds.length === 0 || !PRONOUN.test(fold(plainQuestion(message))) || WHO.test(text))
    return question
  const intent = question.intent === 'overview' ? 'standing' : question.intent
  return { ...question, namedIds: [...meantIds], intent, isAboutPeople: true }
}
