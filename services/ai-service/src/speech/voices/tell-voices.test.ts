import { expect, test } from '@jest/globals'
import type { Frame } from '../frame.ts'
import { FRAME_SAMPLES, SAMPLE_RATE } from '../sound.ts'
import { babble, type MadeVoice } from '../testing/make-voice.ts'
import { hearPieces } from './hear-pieces.ts'
import { tellVoices, type SpokenPiece } from './tell-voices.ts'

const MAN: MadeVoice = { pitch: 105, throat: 1 }
const WOMAN: MadeVoice = { pitch: 200, throat: 1.17 }
const TENOR: MadeVoice = { pitch: 150, throat: 1.08 }

/** Seconds of a word, and of the pause after a turn. */
const WORD = 0.4
const PAUSE = 0.5

/** What each of them says, again and again. */
const TAKE = 9
const takes = new Map([MAN, WOMAN, TENOR].map((voice) => [voice, babble(TAKE, voice)]))

/** A conversation: who speaks for how many seconds, with hiss that is the same each time. */
const conversation = (...turns: [MadeVoice, number][]) => {
  const sound: number[] = []
  const pieces: SpokenPiece[] = []
  const voices: MadeVoice[] = []
  for (const [voice, seconds] of turns) {
    const start = sound.length / SAMPLE_RATE
    for (let word = 0; word < Math.floor(seconds / WORD); word += 1) {
      pieces.push({ start: start + word * WORD, end: start + (word + 1) * WORD, endsBefore: word === 0 })
      voices.push(voice)
    }
    const take = takes.get(voice) ?? new Float32Array(0)
    for (let n = 0; n < seconds * SAMPLE_RATE; n += 1) sound.push(take[n % take.length] ?? 0)
    for (let n = 0; n < PAUSE * SAMPLE_RATE; n += 1) sound.push(0)
  }
  let noise = 1
  const samples = Float32Array.from(sound, (sample) => {
    noise = (noise * 16_807) % 2_147_483_647
    return sample + (noise / 2_147_483_647 - 0.5) * 0.02
  })
  const frames = async function* (): AsyncGenerator<Frame> {
    for (let index = 0; (index + 1) * FRAME_SAMPLES <= samples.length; index += 1) {
      const mono = samples.subarray(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES)
      yield { index, mono, channels: null }
    }
  }
  return { pieces, voices, frames: frames() }
}

/** Of each voice the numbers that its words got. */
const numbersOf = async ({ pieces, voices, frames }: ReturnType<typeof conversation>) => {
  const speakers = tellVoices(pieces, await hearPieces(frames, pieces))
  if (speakers === null) return null
  return [...new Set(voices)].map((voice) => [...new Set(speakers.filter((_, at) => voices[at] === voice))])
}

test('two voices are told apart, each time they speak', async () => {
  const turns = Array.from({ length: 3 }, (): [MadeVoice, number][] => [
    [MAN, 3],
    [WOMAN, 5],
  ]).flat()
  const numbers = await numbersOf(conversation(...turns))
  expect(numbers).toHaveLength(2)
  const [[man, ...othersOfMan] = [], [woman, ...othersOfWoman] = []] = numbers ?? []
  expect([othersOfMan, othersOfWoman, man === woman, man === -1, woman === -1]).toEqual([[], [], false, false, false])
})

test('three voices are three', async () => {
  const turns = Array.from({ length: 3 }, (): [MadeVoice, number][] => [
    [MAN, 4],
    [WOMAN, 5],
    [TENOR, 4],
  ]).flat()
  const numbers = await numbersOf(conversation(...turns))
  expect(new Set(numbers?.map(([first]) => first)).size).toBe(3)
  expect(numbers?.every((ofOne) => ofOne.length === 1)).toBe(true)
})

test('one voice stays one: nobody is told apart', async () => {
  expect(await numbersOf(conversation([TENOR, 14], [TENOR, 14]))).toBeNull()
})

test('a few words of somebody else are not enough to be sure', async () => {
  expect(await numbersOf(conversation([MAN, 18], [WOMAN, 1], [MAN, 9]))).toBeNull()
})

test.each([
  ['nothing', conversation()],
  ['silence', { ...conversation([MAN, 0]), pieces: [{ start: 0, end: 0.4, endsBefore: true }] }],
])('of %s nobody is told apart', async (_, { pieces, frames }) => {
  expect(tellVoices(pieces, await hearPieces(frames, pieces))).toBeNull()
})
