import type { ConversationType, RecordingSpeaker } from '@wervio/contracts'
import type { Conversation, WordTime } from '../../conversation/conversation.ts'

type Spoken = { start: number; end: number; speaker: string; text: string }

/** A transcript as the rules of conversations read it. */
export const conversationOf = (
  segments: readonly Spoken[],
  speakers: readonly RecordingSpeaker[],
  type: ConversationType,
  /** When the words are said, by position. */
  words: ReadonlyMap<number, readonly WordTime[]> = new Map(),
): Conversation => ({
  segments: segments.map(({ start, end, speaker, text }, position) => ({
    start,
    end,
    speaker,
    text,
    words: words.get(position) ?? null,
  })),
  speakers: speakers.map(({ id, name, role }) => ({
    id,
    name,
    role: role === 'recruiter' || role === 'candidate' ? role : null,
  })),
  type,
})
