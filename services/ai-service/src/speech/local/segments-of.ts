import type { SpokenWord } from '@wervio/contracts'
import type { SpeechSegment } from '../transcriber.ts'
import { channelOf } from '../channel-speakers.ts'
import { secondsAt } from '../frame.ts'
import type { WindowSound } from './windows/speech-window.ts'

/** Seconds of silence that begin a new segment. */
const PAUSE = 0.8
/** Seconds after which one ends at a comma. */
const LONG = 15
const SENTENCE_END = /[.?!…]["'”’)]*$/
const CLAUSE_END = /[,;:]$/
/** An abbreviation or a number with a dot isn't the end of a sentence. */
const NO_END = /^(?:[a-z]|dhr|mevr|mw|dr|drs|ir|ing|mr|bijv|bv|nr|st|ca|incl|excl|max|min)\.$/i

type SpeakerWord = SpokenWord & { speaker: string }

const round = (seconds: number): number => Math.round(seconds * 100) / 100

const endsAfter = (word: SpeakerWord, next: SpeakerWord, start: number): boolean => {
  const isSentence = SENTENCE_END.test(word.text) && !NO_END.test(word.text)
  const isLongClause = CLAUSE_END.test(word.text) && word.end - start > LONG
  const isOther = word.speaker !== '' && next.speaker !== '' && word.speaker !== next.speaker
  return isSentence || isLongClause || isOther || next.start - word.end > PAUSE
}

const segmentOf = (words: readonly SpeakerWord[]): SpeechSegment => {
  const confidences = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  return {
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    speaker: words.find(({ speaker }) => speaker !== '')?.speaker ?? '',
    text: words.map(({ text }) => text).join(' '),
    confidence: round(confidences.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, confidences.length)),
    words: words.map(({ start, end, text, confidence }) => ({ start, end, text, confidence })),
  }
}

/** The words of a window as segments, one a sentence, with times of the recording. */
export const segmentsOf = (words: readonly SpokenWord[], sound: WindowSound): SpeechSegment[] => {
  const placed = words.map((word): SpeakerWord => {
    const frames = sound.framesBetween(word.start, word.end)
    const start = sound.timeOf(word.start)
    const end = Math.min(sound.timeOf(word.end), secondsAt((frames.at(-1)?.index ?? 0) + 1))
    return {
      start: round(start),
      end: round(Math.max(start, end)),
      text: word.text,
      confidence: word.confidence === null ? null : round(word.confidence),
      speaker: channelOf(frames),
    }
  })
  const groups: SpeakerWord[][] = []
  for (const [index, word] of placed.entries()) {
    const [last, group] = [placed[index - 1], groups.at(-1)]
    if (last && group && !endsAfter(last, word, group[0]?.start ?? 0)) group.push(word)
    else groups.push([word])
  }
  return groups.map(segmentOf)
}
