import { fold } from '../../chat/people/question/fold.ts'
import type { Conversation, ConversationSegment, SpeakerRole } from '../conversation.ts'
import { isQuestion } from '../questions/is-question.ts'
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
  speaker: string
  role: SpeakerRole | null
}

const WORD = /[\p{L}\p{N}]+/gu

/** How many words a sentence has. */
export const wordCount = ({ folded }: SpokenSentence): number => folded.match(WORD)?.length ?? 0

const sentencesIn = (
  { start, end, speaker, text }: ConversationSegment,
  position: number,
  role: SpeakerRole | null,
): SpokenSentence[] =>
  splitSpeech(text).map((raw) => {
    const tidied = tidySentence(raw)
    const folded = fold(tidied)
    const asks = isQuestion(tidied, folded)
    // A machine that writes no marks writes none of questions either.
    const marked = asks && !/[.?!…]["'”’)]*$/.test(raw) ? tidied.replace(/\.$/, '?') : tidied
    return { raw, text: marked, folded, isQuestion: asks, position, start, end, speaker, role }
  })

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
