import type { SpokenWord } from '@wervio/contracts'
import type { SpeechSegment } from '../transcriber.ts'
import type { SegmentPiece } from './pieces-of.ts'

/** The share of a segment without the times of its words that one speaker has to say. */
const MOST = 0.8

/** Where in the text each word begins; null when one of them doesn't stand there. */
const placesOf = (text: string, words: readonly SpokenWord[]): number[] | null => {
  const places: number[] = []
  let from = 0
  for (const word of words) {
    const place = text.indexOf(word.text.trim(), from)
    if (place === -1) return null
    places.push(place)
    from = place + word.text.trim().length
  }
  return places
}

const confidenceOf = (words: readonly SpokenWord[]): number | null => {
  const confidences = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  if (confidences.length === 0) return null
  return Math.round((confidences.reduce((sum, one) => sum + one, 0) / confidences.length) * 100) / 100
}

/** The speaker of most pieces, when that is nearly all of them. */
const mainSpeaker = (speakers: readonly string[]): string => {
  const [most = ''] = speakers
    .toSorted((one, other) => (one < other ? -1 : 1))
    .toSorted((one, other) => count(speakers, other) - count(speakers, one))
  return count(speakers, most) >= MOST * speakers.length ? most : ''
}
const count = (speakers: readonly string[], speaker: string): number => speakers.filter((one) => one === speaker).length

/** A segment as one for each speaker in turn; one speaker of each word. */
const split = (segment: SpeechSegment, words: readonly SpokenWord[], speakers: readonly string[]): SpeechSegment[] => {
  const places = placesOf(segment.text, words)
  const firsts = speakers.flatMap((speaker, at) => (at === 0 || speaker !== speakers[at - 1] ? [at] : []))
  if (firsts.length < 2 || places === null) return [{ ...segment, speaker: mainSpeaker(speakers) }]
  return firsts.map((first, nth) => {
    const end = firsts[nth + 1] ?? words.length
    const ownWords = words.slice(first, end)
    return {
      start: nth === 0 ? segment.start : (ownWords[0]?.start ?? segment.start),
      end: end === words.length ? segment.end : (ownWords.at(-1)?.end ?? segment.end),
      speaker: speakers[first] ?? '',
      text: segment.text.slice(nth === 0 ? 0 : places[first], places[end]).trim(),
      confidence: confidenceOf(ownWords) ?? segment.confidence,
      words: ownWords,
    }
  })
}

/**
 * Segments with who says them, which break where the speaker changes. `numbers` says so of each piece, -1 where it
 * isn't clear. Who speaks first is '1'.
 */
export const speakersToSegments = (
  segments: readonly SpeechSegment[],
  pieces: readonly SegmentPiece[],
  numbers: readonly number[],
): SpeechSegment[] => {
  const order = [...new Set(numbers)].filter((number) => number !== -1)
  const speakersBySegment = segments.map((): string[] => [])
  for (const [at, { segment }] of pieces.entries()) {
    const place = order.indexOf(numbers[at] ?? -1)
    speakersBySegment[segment]?.push(place === -1 ? '' : String(place + 1))
  }
  return segments.flatMap((segment, at) => {
    const speakers = speakersBySegment[at] ?? []
    return segment.words && segment.words.length > 0
      ? split(segment, segment.words, speakers)
      : [{ ...segment, speaker: mainSpeaker(speakers) }]
  })
}
