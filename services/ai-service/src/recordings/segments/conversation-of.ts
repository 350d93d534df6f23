import type { ConversationType, RecordingSpeaker } from '@wervio/contracts'
import type { Conversation, WordTime } from '../../conversation/conversation.ts'

type Spoken = { start: number; end: number; speaker: string; text: string }

type Transcript = {
  segments: readonly Spoken[]
  speakers: readonly RecordingSpeaker[]
  type: ConversationType
  /** When the words are said, by position. */
  words?: ReadonlyMap<number, readonly WordTime[]>
  /** What the vacancy calls the competencies that it asks. */
  competencies?: readonly string[]
}

/** A transcript as the rules of conversations read it. */
export const conversationOf = ({ segments, speakers, type, words, competencies = [] }: Transcript): Conversation => ({
  segments: segments.map(({ start, end, speaker, text }, position) => ({
    start,
    end,
    speaker,
    text,
    words: words?.get(position) ?? null,
  })),
  speakers: speakers.map(({ id, name, role }) => ({
    id,
    name,
    role: role === 'recruiter' || role === 'candidate' ? role : null,
  })),
  type,
  competencies,
})
