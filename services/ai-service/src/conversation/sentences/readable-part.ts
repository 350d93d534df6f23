import { splitSpeech } from './split-speech.ts'

/** Sentences that rules read. An interview of three hours has some 6,000, and nobody says 400 without a break. */
export const MOST_SENTENCES = { ofSegment: 400, ofConversation: 20_000 } as const

/** Characters of the shortest sentence: a letter, its mark and a space. */
const SHORTEST = 3

const mayHoldMore = (segments: readonly { text: string }[]): boolean =>
  segments.some(({ text }) => text.length > SHORTEST * MOST_SENTENCES.ofSegment) ||
  segments.reduce((total, { text }) => total + text.length, 0) > SHORTEST * MOST_SENTENCES.ofConversation

/**
 * The segments before the first with which a conversation, or that segment alone, has more sentences than rules read.
 * What follows plays no part anywhere: nobody knows whether it may count.
 */
export const readablePart = <Segment extends { text: string }>(segments: readonly Segment[]): readonly Segment[] => {
  if (!mayHoldMore(segments)) return segments
  let sentences = 0
  const end = segments.findIndex(({ text }) => {
    const count = splitSpeech(text).length
    sentences += count
    return count > MOST_SENTENCES.ofSegment || sentences > MOST_SENTENCES.ofConversation
  })
  return end < 0 ? segments : segments.slice(0, end)
}
