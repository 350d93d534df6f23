import type { ConversationSegment } from '../conversation.ts'

/** When a sentence is said, in seconds; `isEstimate` where nobody measured it. */
export type SentenceTime = { start: number; end: number; isEstimate: boolean }

/** Where each sentence begins and ends in the text, in characters; from -1 one that doesn't stand there as it is. */
const placesOf = (text: string, sentences: readonly string[]): { begin: number; end: number }[] => {
  let from = 0
  return sentences.map((sentence) => {
    const begin = text.indexOf(sentence, from)
    if (begin >= 0) from = begin + sentence.length
    return { begin, end: from }
  })
}

/**
 * When the sentences of one segment are said: by the times of their words where an engine gave those, else by the share
 * of the segment's characters that stand before them. The only sentence of a segment has its times.
 */
export const sentenceTimes = (
  { start, end, text, words }: ConversationSegment,
  sentences: readonly string[],
): SentenceTime[] => {
  if (sentences.length <= 1) return sentences.map(() => ({ start, end, isEstimate: false }))
  // More digits would say more than an estimate knows.
  const momentAt = (place: number): number =>
    Math.min(end, Math.max(start, Math.round((start + ((end - start) * place) / text.length) * 10) / 10))
  return placesOf(text, sentences).map((place): SentenceTime => {
    if (place.begin < 0) return { start, end, isEstimate: true }
    const spoken = (words ?? []).filter(({ at }) => at !== undefined && at >= place.begin && at < place.end)
    const [first, last] = [spoken[0], spoken.at(-1)]
    if (first && last) return { start: first.start, end: Math.max(first.start, last.end), isEstimate: false }
    return { start: momentAt(place.begin), end: momentAt(place.end), isEstimate: true }
  })
}
