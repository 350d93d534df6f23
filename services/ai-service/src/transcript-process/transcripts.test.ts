import { expect, test } from '@jest/globals'
import { MOST_SENTENCES } from '../conversation/sentences/readable-part.ts'
import { withoutSetAside } from '../conversation/set-aside/without-set-aside.ts'
import { summarise } from '../conversation/summary/summarise.ts'
import { longConversation } from '../conversation/testing/rough-speech.ts'
import { tunedInterviews } from '../conversation/testing/tuned/interviews.ts'
import { analyse } from '../conversation/analysis.ts'
import { readTranscriptFile } from '../transcript-files/read-transcript-file.ts'
import { analyseApart, readTranscriptApart, summariseApart } from './transcripts.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const { signal } = new AbortController()
const hour = longConversation(tunedInterviews, 1_300, 3)

test('a file is read apart as it is read here, and its faults are the same', async () => {
  const file = bytes('Noor: Waarom wil je hier werken?\nIlse: Omdat ik graag met mensen werk.')
  const [apart, here] = await Promise.all([readTranscriptApart(file, signal), readTranscriptFile(file)])
  expect(apart).toEqual(here)
  await expect(readTranscriptApart(bytes(' \n'), signal)).rejects.toMatchObject({ problem: 'empty' })
})

test('the service goes on with other things while a file is read', async () => {
  let isRead = false
  const reading = readTranscriptApart(bytes('Noor: ja.\nIlse: ja.\n'.repeat(40_000)), signal)
  void reading.finally(() => {
    isRead = true
  })
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(isRead).toBe(false)
  expect((await reading).segments).toHaveLength(80_000)
})

test('a conversation of an hour is summarised apart as it is here', async () => {
  const [summary, { isUsable, ...apart }] = await Promise.all([
    summariseApart(hour, signal),
    analyseApart(hour, signal),
  ])
  expect(summary).toEqual(summarise(hour))
  const { isUsable: isUsableHere, ...here } = analyse(hour)
  expect(apart).toEqual(here)
  const indices = [...here.sentences.keys()]
  expect(indices.filter(isUsable)).toEqual(indices.filter(isUsableHere))
})

test('what takes more memory or time than a conversation does is refused, each with its own words', async () => {
  const lines = bytes('Noor: ja.\nIlse: ja.\n'.repeat(50_000))
  const tooLarge = { problem: 'too_large', dutch: expect.stringContaining('te groot om te lezen') }
  await expect(readTranscriptApart(lines, signal, { milliseconds: 60_000, heap: 24 })).rejects.toMatchObject(tooLarge)
  await expect(readTranscriptApart(lines, signal, { milliseconds: 1, heap: 640 })).rejects.toMatchObject(tooLarge)
  await expect(summariseApart(hour, signal, { milliseconds: 1, heap: 640 })).rejects.toMatchObject({
    code: 'engine_input_too_long',
  })
})

test('whoever leaves ends the work, also while it waits', async () => {
  const leaving = new AbortController()
  const all = [1, 2, 3].map(() => readTranscriptApart(bytes('Noor: ja.'), leaving.signal))
  leaving.abort()
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('of a conversation that is too long the part that was read is said, and the rest counts nowhere', () => {
  const { ofConversation, ofSegment } = MOST_SENTENCES
  const segments = Array.from({ length: ofConversation / 2 + 5 }, (_, at) => ({
    start: at * 5,
    end: at * 5 + 4,
    speaker: at % 2 === 0 ? 'R' : 'K',
    text: 'Dat is een goede vraag. Ik denk er nog over na.',
  }))
  const conversation = { segments, speakers: [], type: 'sollicitatie' } as const
  expect(summarise(conversation).unread_from).toEqual({ position: ofConversation / 2, start: (ofConversation / 2) * 5 })
  expect(withoutSetAside(segments)).toHaveLength(ofConversation / 2)
  expect(summarise({ ...conversation, segments: segments.slice(0, 100) }).unread_from).toBeUndefined()
  const endless = { start: 9, end: 10, speaker: 'K', text: 'Ja. '.repeat(ofSegment + 1) }
  expect(summarise({ ...conversation, segments: [...segments.slice(0, 2), endless] }).unread_from).toEqual({
    position: 2,
    start: 9,
  })
})
