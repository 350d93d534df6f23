import type { ConversationType, RecordingSpeaker } from '@wervio/contracts'
import type { Conversation } from '../../conversation/conversation.ts'

type Spoken = { start: number; end: number; speaker: string; text: string }

/** A transcript as the rules of conversations read it. */
export const conversationOf = (
  segments: readonly Spoken[],
  speakers: readonly RecordingSpeaker[],
  type: ConversationType,
): Conversation => ({
  segments: segments.map(({ start, end, speaker, text }) => ({ start, end, speaker, text })),
  speakers: speakers.map(({ id, name, role }) => ({
    id,
    name,
    role: role === 'recruiter' || role === 'candidate' ? role : null,
  })),
  type,
})
