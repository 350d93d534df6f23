import { fold } from '../../chat/people/question/fold.ts'
import type { Conversation, ConversationSegment, SpeakerRole } from '../conversation.ts'
import { isQuestion } from '../questions/is-question.ts'
import { sentenceTimes } from './sentence-times.ts'
import { splitSpeech } from './split-speech.ts'
import { tidySentence } from './tidy.ts'

/** One sentence of a conversation with where it was said, and by whom. */
export type SpokenSentence = {
  /** As it stands in the segment. */
  raw: string
  /** Without fillers, as a summary shows it; '' when it is nothing else. */
  text: string
  /** Small letters without accents, for the rules; without fillers as well. */
  folded: string
  isQuestion: boolean
  position: number
  start: number
  end: number
  /** Whether nobody measured when it was said. */
  isEstimate: boolean
  speaker: string
  role: SpeakerRole | null
}

const WORD = /[\p{L}\p{N}]+/gu

/** How many words a sentence has. */
export const wordCount = ({ folded }: SpokenSentence): number => folded.match(WORD)?.length ?? 0

const sentencesIn = (segment: ConversationSegment, position: number, role: SpeakerRole | null): SpokenSentence[] => {
  const { start, end, speaker, text } = segment
  const sentences = splitSpeech(text)
  const times = sentenceTimes(segment, sentences)
  return sentences.map((raw, place) => {
    const tidied = tidySentence(raw)
    const folded = fold(tidied)
    const asks = isQuestion(tidied, folded)
    // A machine that writes no marks writes none of questions either.
    const marked = asks && !/[.?!…]["'”’)]*$/.test(raw) ? tidied.replace(/\.$/, '?') : tidied
    const time = times[place] ?? { start, end, isEstimate: true }
    return { raw, text: marked, folded, isQuestion: asks, position, ...time, speaker, role }
  })
}

/** All sentences of a conversation in their order. Where one speaker says everything nobody is told apart: it is ''. */
export const spokenSentences = (
  segments: Conversation['segments'],
  roles: ReadonlyMap<string, SpeakerRole | null>,
): SpokenSentence[] => {
  const isOneVoice = new Set(segments.map(({ speaker }) => speaker)).size === 1
  return segments.flatMap((segment, position) =>
    isOneVoice
      ? sentencesIn({ ...segment, speaker: '' }, position, null)
      : sentencesIn(segment, position, roles.get(segment.speaker) ?? null),
  )
}
