import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { closestUnits } from '../../../chat/retrieval/closest-units.ts'
import { FIELDS } from '../../../chat/retrieval/find-units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { plainQuestion } from '../../../chat/retrieval/plain-question.ts'
import { soughtWordsOf } from '../../../chat/retrieval/sought-words.ts'
import type { AnswerText } from './answer-topics.ts'
import { answerValue } from './answer-value.ts'
import { type Citations, createCitations, listUnder } from './citations.ts'

const LEAD = 'Met zoveel woorden staat dat er niet. Dit komt het dichtst bij je vraag:'
/** A question of few words goes on about the one before it. */
const GOES_ON = /^\W*(?:en|maar|dan|waarvoor|waarmee|hoezo|en dan)\b/iu
const FEW_WORDS = 4
const SHORT = 12

/**
 * What comes nearest to a question that nothing answers in its own words: the context's own value beside one of the
 * question's, or the sentences that tell it otherwise. `byWords`: whether shared words are enough. Null where nothing
 * comes near.
 */
export const closestAnswer = (
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  byWords: boolean,
): (AnswerText & { citations: Citations }) | null => {
  const citations = createCitations()
  const value = answerValue(question, understood, units, citations)
  if (value !== null) return { text: value, answered: true, citations }
  const { message, kind, history, reading } = question
  const names = reading.candidateName ?? ''
  const namesNothing = soughtWordsOf(plainQuestion(message), names, []).length === 0
  const isShort = namesNothing && message.trim().split(/\s+/).length <= FEW_WORDS && GOES_ON.test(message)
  const before = isShort ? (history.findLast(({ role }) => role === 'user')?.content ?? '') : ''
  const asksField = understood.topics.some(({ id }) => FIELDS.has(id))
  const closest = closestUnits(`${message} ${before}`.trim(), {
    kind,
    units,
    names,
    byWordsAlone: byWords && !asksField,
  })
  if (closest.length === 0) return null
  const [only] = closest
  // 'B' alone says nothing without the field that it stands in.
  const text =
    closest.length === 1 && only && only.text.length <= SHORT && only.keys !== ''
      ? `${LEAD} bij ${only.keys.split(' ').at(-1) ?? ''} staat ${citations.cite(only)}`
      : listUnder(LEAD, closest, citations)
  return { text, answered: false, citations }
}
