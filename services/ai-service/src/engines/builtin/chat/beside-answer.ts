import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { plainQuestion } from '../../../chat/retrieval/plain-question.ts'
import { wordsOf } from '../../../chat/retrieval/tokens.ts'
import { withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { type Citations, listUnder } from './citations.ts'
import { hasQuestionMark } from '../../../conversation/questions/question-mark.ts'

/** Words that point back to what was just said. */
const POINTS_BACK = /\b(?:dat|die|dit|deze|dan|daar\p{L}*|hier(?:van|voor|bij|mee)|waarom|hoezo|voorbeeld\p{L}*)\b/iu
const LONGEST_QUESTION = 9
/** 'Hoe goed?' is about what was just said. */
const BARE = 2
/** A shorter quote stands in an answer by chance. */
const SHORTEST_QUOTE = 8
const MOST = 3

/**
 * For a short question that points back and has no answer: what the answer before quoted, with the sentence behind it.
 * Null for any other question. It claims nothing: the units come from the context, the answer only says which.
 */
export const besideAnswer = ({ message, history, reading }: ChatQuestion, citations: Citations): string | null => {
  const question = plainQuestion(message)
  const words = wordsOf(question).length
  if (words > LONGEST_QUESTION || (words > BARE && !POINTS_BACK.test(question))) return null
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const quoted = reading.units.filter(
    ({ text, sources }) =>
      text.length >= SHORTEST_QUOTE &&
      !hasQuestionMark(text) &&
      lastAnswer.includes(sources.length > 1 ? text : `‘${text}’`),
  )
  const isBeside = ({ order, paragraph, heading, text }: Unit) =>
    !hasQuestionMark(text) &&
    quoted.some((unit) => unit.paragraph === paragraph && unit.heading === heading && unit.order + 1 === order)
  const units = withoutRepeats(
    reading.units.filter((unit) => quoted.includes(unit) || isBeside(unit)),
    MOST,
  )
  return units.length === 0
    ? null
    : listUnder('Dat staat er niet met zoveel woorden. Dit staat er wel over wat je net vroeg:', units, citations)
}
