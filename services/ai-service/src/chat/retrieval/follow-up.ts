import type { ChatQuestion } from '../question.ts'
import type { Reading } from '../context/units.ts'
import { conceptOf } from './concepts.ts'
import { plainQuestion } from './plain-question.ts'
import { type Question, type Reach, readQuestion } from './read-question.ts'
import { stemsOf, wordsOf } from './tokens.ts'

export type Understood = Question & {
  /** Asks for more of what was just answered. */
  more: boolean
  /** Asks for the reason of what was just answered. */
  reason: boolean
}

const GOES_ON = /^\W*(?:en|maar|ook|dus|and|but)\b/i
const MORE =
  /^\W*(?:en )?(?:wat )?(?:nog (?:meer|iets|andere)|meer|verder|anders nog|vertel (?:eens )?(?:meer|verder)|ga door|en verder|more|what else|tell me more)\b(?! (?:over|about) )/i
const REASON = /^\W*(?:en |maar )?(?:waarom|waarvoor|hoezo|why)(?: (?:dat|dan|is dat|denk je dat|not|that))?\W*$/i
/**
 * Nothing but a question word and small words: 'wanneer is ze klaar', 'en tot wanneer dan', about what was just asked.
 */
const BARE =
  /^\W*(?:en |maar |oké |ok )?(?:wanneer|waar|hoe ?lang|hoe vaak|hoeveel|(?:sinds|tot|vanaf) wanneer|sinds|met wie|bij wie|waarvoor|waarmee)(?: (?:is|was|zijn|waren|wordt|werd|moet|gaat|kan|mag|krijg|krijgt|komt|duurt|duurde|liep|loopt|gebeurt|begint|stopt|dat|het|die|deze|ze|je|dan|er|al|nu|precies|juist|zoal|ongeveer|klaar|zover|af|daar|hier)){0,6}\W*$/iu
const REMEMBERED = 8

const isEmpty = ({ topics, plan, concepts }: Question) => topics.length === 0 && plan === null && concepts.length === 0

/** 'Waar was dat?' after a study or a job asks for its place, and for nobody's home. */
const isBareFollowUp = (message: string, { topics, concepts }: Question) =>
  BARE.test(message) && (topics.length > 0 || concepts.length > 0) && !topics.some(({ id }) => id === 'place')

/** What a short question leaves out was said before: 'en in Assen?' keeps the topic and changes the place. */
const complete = (question: Question, before: Question | null, message: string): Question => {
  if (!before) return question
  if (isEmpty(question) || isBareFollowUp(message, before))
    return { ...before, wants: question.wants === 'anything' ? before.wants : question.wants }
  const onlyNames =
    question.topics.length === 0 && question.plan === null && question.concepts.every(({ proper }) => proper)
  if (onlyNames && GOES_ON.test(message))
    return { ...before, concepts: [...before.concepts.filter(({ proper }) => !proper), ...question.concepts] }
  return question
}

/** A verb in full that can be somebody's work; the rest of them only ask. */
const DOING =
  /^(?!(?:worden|hebben|kunnen|moeten|zouden|willen|mogen|zullen|krijgen|ontvangen|vinden|zoeken|werken|kandidaten|sollicitanten|functies|vacatures|taken|punten|zaken|jaren|maanden|weken|dagen)$)\p{L}{5,}en$/iu

/** A question of nothing but small words, such as 'kan ze goed uitleggen', is about those that the context holds. */
const withAnyWord = (question: Question, before: Question | null, message: string, { units }: Reading): Question => {
  if (!isEmpty(question) || before !== null) return question
  const heldStems = new Set(units.flatMap(({ text }) => stemsOf(text)))
  const concepts = wordsOf(message)
    .filter((word) => DOING.test(word) && stemsOf(word).every((stem) => heldStems.has(stem)))
    .map((word) => conceptOf(word))
  return { ...question, concepts }
}

/**
 * The question with what the conversation before it adds. Only what the recruiter asked counts, never what an answer
 * said.
 */
export const understand = (
  { message: asked, history, kind, reading }: ChatQuestion,
  reach: Reach = 'named',
): Understood => {
  const message = plainQuestion(asked)
  const earlierQuestions = history.filter(({ role }) => role === 'user').slice(-REMEMBERED)
  let before: Question | null = null
  for (const { content } of earlierQuestions)
    before = complete(readQuestion(plainQuestion(content.slice(0, 2_000)), kind, reading, reach), before, content)
  const more = MORE.test(message)
  const reason = REASON.test(message)
  const question = withAnyWord(readQuestion(message, kind, reading, reach), before, message, reading)
  return {
    ...(before && (more || reason) ? before : complete(question, before, message)),
    more: more && before !== null,
    reason: reason && before !== null,
  }
}
