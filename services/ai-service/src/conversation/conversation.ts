import type { ConversationType, Open } from '@wervio/contracts'

/** What one speaker says without a break, in seconds. `speaker` is the id of a speaker; '' where nobody knows. */
export type ConversationSegment = { start: number; end: number; speaker: string; text: string }

export type SpeakerRole = 'recruiter' | 'candidate'

/** Somebody who speaks; a role of null, or one that isn't known here, is guessed from what they say. */
export type ConversationSpeaker = { id: string; name: string; role: Open<SpeakerRole> | null }

/** A conversation that is to be summarised. */
export type Conversation = {
  /** By start; their index is the position that a summary names. */
  segments: readonly ConversationSegment[]
  type: ConversationType
  speakers: readonly ConversationSpeaker[]
  /** Of the vacancy or its persona: what a competency is called there. */
  competencies?: readonly string[]
}
