import { expect, test } from '@jest/globals'
import type { SpeechSegment } from '../transcriber.ts'
import { piecesOf } from './pieces-of.ts'
import { speakersToSegments } from './speakers-to-segments.ts'

/** A segment of one word a second. */
const segmentOf = (start: number, text: string, spokenWords = text.split(' ')): SpeechSegment => ({
  start,
  end: start + spokenWords.length,
  speaker: '',
  text,
  confidence: 0.5,
  words: spokenWords.map((word, at) => ({ start: start + at, end: start + at + 1, text: word, confidence: 0.9 })),
})
const saidBy = (segments: SpeechSegment[], numbers: number[]) =>
  speakersToSegments(segments, piecesOf(segments), numbers).map(({ start, end, speaker, text }) => [
    speaker,
    text,
    start,
    end,
  ])

test('a segment breaks where the speaker changes, and who speaks first is the first speaker', () => {
  expect(saidBy([segmentOf(0, 'Waar werk je? In de zorg.'), segmentOf(6, 'Fijn.')], [4, 4, 4, 0, 0, 0, 4])).toEqual([
    ['1', 'Waar werk je?', 0, 3],
    ['2', 'In de zorg.', 3, 6],
    ['1', 'Fijn.', 6, 7],
  ])
})

test('what is not clear stays open', () => {
  expect(saidBy([segmentOf(0, 'Ja hoor'), segmentOf(2, 'Nee')], [-1, -1, 2])).toEqual([
    ['', 'Ja hoor', 0, 2],
    ['1', 'Nee', 2, 3],
  ])
})

test('signs between words stay where they stand', () => {
  const segment = segmentOf(0, '„Goed!”  Dank — u…', ['Goed', 'Dank', 'u'])
  expect(saidBy([segment], [0, 1, 1])).toEqual([
    ['1', '„Goed!”', 0, 1],
    ['2', 'Dank — u…', 1, 3],
  ])
})

test.each([
  ['words that do not stand in the text', segmentOf(0, 'Iets anders.', ['Heel', 'wat'])],
  ['no times of words', { ...segmentOf(0, 'Twee woorden'), words: null }],
])('with %s a segment is of one speaker, or of nobody that is known', (_, segment) => {
  const pieces = piecesOf([segment])
  const alike = pieces.map(() => 3)
  const mixed = pieces.map((__, at) => at % 2)
  expect(speakersToSegments([segment], pieces, alike)).toEqual([{ ...segment, speaker: '1' }])
  expect(speakersToSegments([segment], pieces, mixed)).toEqual([{ ...segment, speaker: '' }])
})
