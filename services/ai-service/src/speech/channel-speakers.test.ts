import { expect, test } from '@jest/globals'
import { settleSpeakers } from './channel-speakers.ts'
import type { SpeechSegment } from './transcriber.ts'

const saidBy = (...speakers: string[]): SpeechSegment[] =>
  speakers.map((speaker, at) => ({ start: at, end: at + 1, speaker, text: 'Ja.', confidence: null, words: null }))
const settled = (...speakers: string[]) => {
  const { segments, speakers: how } = settleSpeakers(saidBy(...speakers))
  return [how, segments.map(({ speaker }) => speaker).join(' ')]
}

test('who speaks first is the first speaker, on whichever channel', () => {
  expect(settled('2', '1', '2', '1')).toEqual(['channels', '1 2 1 2'])
})
test('a moment at which both speak stays open', () => {
  expect(settled('1', '2', '1', '', '2', '1')).toEqual(['channels', '1 2 1  2 1'])
})
test.each([
  ['one channel', ['1', '1', '1', '1']],
  ['ordinary stereo', ['', '', '1', '', '2', '']],
  ['mono', ['', '', '']],
  ['nothing', []],
])('%s does not tell speakers apart, and none is invented', (_, speakers) => {
  expect(settled(...speakers)).toEqual(['unknown', speakers.map(() => '').join(' ')])
})
