import type { SummarySentence } from '@wervio/contracts'
import { hasOrder } from '../../../chat/hidden-orders/has-order.ts'
import { fold } from '../../../chat/people/question/fold.ts'
import { isLight } from '../../../chat/retrieval/light-words.ts'
import { stemsOf, wordsOf } from '../../../chat/retrieval/tokens.ts'
import type { ConversationSegment, SpeakerRole } from '../../../conversation/conversation.ts'
import { isSensitive } from '../../../conversation/set-aside/is-sensitive.ts'
import { createFactCheck } from '../honesty/claims.ts'
import { unknownNames } from '../honesty/names.ts'
import type { AnswerSentence } from './summary-answer.ts'

export type SourceSegment = ConversationSegment & { position: number; role: SpeakerRole | null }

/** Of the words of a sentence that say something, what its sources may not have: a summary words freely. */
const MOST_UNSUPPORTED = 0.34
const SHORTEST = 4
const SHORTEST_IN_COMPOUND = 5
/** Words with which a summary speaks of a conversation. */
const OF_A_SUMMARY = new Set(
  stemsOf(
    'kandidaat recruiter vertelt vertelde zegt zei noemt noemde vraagt vroeg geeft aan antwoordt besproken afgesproken gesprek wil zoekt werkt heeft vindt daarbij daarnaast',
  ),
)
const DENIES =
  /\b(?:geen|niet|nooit|niemand|niets|zonder|no|not|never|without|don't|doesn't|didn't|isn't|can't|won't)\b/

/** A judgement of the candidate: a recruiter's alone. */
const JUDGES =
  /\b(?:(?:on)?geschikt(?:e)? (?:kandidaat|voor)|aannemen|aan te nemen|afwijzen|af te wijzen|ideale kandidaat|beste kandidaat|perfecte (?:kandidaat|match)|score|cijfer|\d+ ?(?:\/|van de|op) ?10)\b/

const tellingStems = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => word.length >= SHORTEST && !isLight(word))
      .flatMap((word) => stemsOf(word))
      .filter((one) => !OF_A_SUMMARY.has(one)),
  ),
]

const isAmong = (one: string, others: readonly string[]): boolean =>
  others.some(
    (other) =>
      other === one ||
      (one.length >= SHORTEST_IN_COMPOUND && other.includes(one)) ||
      (other.length >= SHORTEST_IN_COMPOUND && one.includes(other)),
  )

const ABOUT_CANDIDATE = /^(?:de )?kandida(?:at|te)\b/
/** The sentence and its sources deny both or neither; a long source may deny something else besides. */
const agreesInDenial = (sentence: string, sources: string): boolean => !DENIES.test(sentence) || DENIES.test(sources)

const deniesNearby = (sentence: string, sources: string): boolean => {
  if (DENIES.test(sentence)) return true
  const stems = tellingStems(sentence)
  // The sentence of the source that is most like this one may not deny what this one says.
  const [closest = ''] = sources
    .split(/[.!?]+ /)
    .toSorted(
      (one, other) =>
        stems.filter((stem) => isAmong(stem, tellingStems(other))).length -
        stems.filter((stem) => isAmong(stem, tellingStems(one))).length,
    )
  return !DENIES.test(closest)
}

/**
 * A sentence of a model with its sources, when all that it says stands in them: numbers, names, denials and most of its
 * words, and nobody else's words about the candidate. Null for any other.
 */
export const checkSentence = (
  { tekst, bronnen }: AnswerSentence,
  segments: ReadonlyMap<number, SourceSegment>,
): SummarySentence | null => {
  const sources = [...new Set(bronnen)].flatMap((number) => segments.get(number) ?? [])
  const folded = fold(tekst)
  if (tekst === '' || sources.length === 0 || hasOrder(tekst) || JUDGES.test(folded) || isSensitive(folded)) return null
  const sourceText = sources.map(({ text }) => text).join(' ')
  if (ABOUT_CANDIDATE.test(folded) && sources.every(({ role }) => role === 'recruiter')) return null
  const stems = tellingStems(tekst)
  const saidStems = tellingStems(sourceText)
  const unsupported = stems.filter((one) => !isAmong(one, saidStems)).length
  const isSupported =
    stems.length > 0 &&
    unsupported <= stems.length * MOST_UNSUPPORTED &&
    createFactCheck(sourceText)(tekst) &&
    unknownNames([tekst], sourceText).length === 0 &&
    agreesInDenial(folded, fold(sourceText)) &&
    deniesNearby(folded, fold(sourceText))
  if (!isSupported) return null
  return { text: tekst, sources: sources.map(({ position, start, end }) => ({ position, start, end })) }
}
