import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { type Citations, listUnder } from './citations.ts'
import { topicName } from './topic-names.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'

/** 'Is 4.500 genoeg?', 'kan ik met 36 uur?': a yes or no about a value that the context has its own of. */
const ASKS =
  /^\W*(?!(?:en )?(?:wat|wie|waar\p{L}*|hoe\p{L}*|welke?|wanneer|waarom|hoezo|geef|noem|toon|vertel|vat)(?!\p{L}))/iu
const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'

/** The topics a value belongs to, the first that the context tells of; the narrowest value first. */
const values: readonly (readonly [value: RegExp, topics: readonly string[]])[] = [
  [/(?:€|\beuro\b|\bbruto\b|\bnetto\b)|\b\d{1,2}[.]\d{3}\b|\b[1-9]\d{3}\b(?! uur)/iu, ['salary']],
  [/\b\d{1,2}(?:[.,:]\d\d|u(?:\d\d)?)(?: ?uur)?\b|\bom \d{1,2} ?(?:uur|u)\b/iu, ['hours', 'tasks']],
  [/\b\d{1,2} ?(?:uur|uren|u)\b/iu, ['hours', 'days']],
  [/\b(?:\d|twee|drie|vier|vijf) dagen\b/iu, ['days', 'hours']],
  [new RegExp(String.raw`\b(?:${MONTHS}|volgende (?:week|maand)|\d{1,2}[/-]\d{1,2})\b`, 'iu'), ['start']],
]

/**
 * What the context has where a question gives a value of its own; whether the two go together is left to the reader.
 * Null for any other question, and where the context tells nothing of it.
 */
export const answerValue = (
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): string | null => {
  if (!ASKS.test(question.message)) return null
  const topicIds = values.find(([value]) => value.test(question.message))?.[1] ?? []
  for (const topic of topicIds.map(topicOf)) {
    const telling = unitsOf(topic, units).units
    if (telling.length > 0)
      return listUnder(
        `Of dat past, staat er niet: dat weeg je zelf af. Over ${topicName(topic, question, understood)} staat er:`,
        telling,
        citations,
      )
  }
  return null
}
