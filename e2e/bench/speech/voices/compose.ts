import { SAMPLE_RATE } from '../../../../services/ai-service/src/speech/sound.ts'
import type { RecordedVoice } from './read-voices.ts'

/** Who speaks from one second to another. */
export type Turn = { start: number; end: number; name: string }
export type Conversation = { samples: Float32Array; turns: Turn[] }

/** Seconds of a turn, all lengths between them equally likely on a scale of ratios. */
const SHORTEST = 1
const LONGEST = 15
/** The most seconds between two turns. */
const GAP = 0.6
const WHOLE = 300

/** Numbers from 0 to 1 that are the same each time (Park and Miller, 1988). */
const numbersFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A conversation of recordings: turns of 1 to 15 seconds until somebody has nothing more to say. */
export const compose = (voices: readonly RecordedVoice[], seed: number): Conversation => {
  const next = numbersFrom(seed)
  const rest = voices.map(({ name, sounds }) => ({
    name,
    samples: Float32Array.from(sounds.flatMap((one) => [...one])),
    at: 0,
  }))
  const parts: Float32Array[] = []
  const turns: Turn[] = []
  let length = 0
  let last = -1
  while (length < WHOLE * SAMPLE_RATE) {
    const others = rest.filter((_, index) => index !== last || rest.length === 1)
    const speaker = others[Math.floor(next() * others.length)]
    if (!speaker) break
    const seconds = SHORTEST * (LONGEST / SHORTEST) ** next()
    const part = speaker.samples.subarray(speaker.at, speaker.at + Math.round(seconds * SAMPLE_RATE))
    if (part.length < SHORTEST * SAMPLE_RATE) break
    const gap = new Float32Array(Math.round(next() * GAP * SAMPLE_RATE))
    turns.push({ start: length / SAMPLE_RATE, end: (length + part.length) / SAMPLE_RATE, name: speaker.name })
    parts.push(part, gap)
    speaker.at += part.length
    length += part.length + gap.length
    last = rest.indexOf(speaker)
  }
  const samples = new Float32Array(length)
  let place = 0
  for (const part of parts) {
    samples.set(part, place)
    place += part.length
  }
  return { samples, turns }
}
