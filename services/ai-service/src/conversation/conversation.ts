import type { ConversationType, Open } from '@wervio/contracts'

/** When a word is said, in seconds, and where in the text of its segment it begins. */
export type WordTime = { start: number; end: number; at?: number | undefined }

/**
 * What one speaker says without a break, in seconds. `speaker` is the id of a speaker; '' where nobody knows. Without
 * words where nobody measured them, or somebody changed the text.
 */
export type ConversationSegment = {
  start: number
  end: number
  speaker: string
  text: string
  words?: readonly WordTime[] | null
}

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
