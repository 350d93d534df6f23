import { secondsAt, type Frame } from '../frame.ts'
import { FRAMES_A_SECOND, FRAME_SAMPLES } from '../sound.ts'

/** Sound that is sent at once, beginning at a second of the recording. */
export type Chunk = { start: number; frames: Frame[] }

const frames = (seconds: number): number => Math.round(seconds * FRAMES_A_SECOND)
/** Five minutes: 10 MB as WAV, where the usual limit of an endpoint is 25 MB. */
export const CHUNK_SECONDS = 300
/** A chunk is cut at the quietest moment of its last minute. */
const CUT_AMONG = frames(60)
/** A pause between words; shorter ones are inside of words. */
const PAUSE = frames(0.3)
/** The loudest sample of sound in which nobody speaks: -50 dB. */
const SILENCE = 0.003

const energyOf = ({ mono }: Frame): number => mono.reduce((sum, sample) => sum + sample * sample, 0)

/** Where to cut among the frames from `first` on: the middle of the quietest pause. */
export const quietestCut = (sound: readonly Frame[], first: number, last = sound.length): number => {
  const energies = sound.slice(first, last).map(energyOf)
  let sum = energies.slice(0, PAUSE).reduce((total, energy) => total + energy, 0)
  let [lowest, at] = [sum, 0]
  for (let index = PAUSE; index < energies.length; index += 1) {
    sum += (energies[index] ?? 0) - (energies[index - PAUSE] ?? 0)
    if (sum < lowest) [lowest, at] = [sum, index - PAUSE + 1]
  }
  return first + at + Math.floor(Math.min(PAUSE, energies.length) / 2)
}

/** Nothing in it is loud enough to be a voice. */
export const isSilent = ({ frames: sound }: Chunk): boolean =>
  sound.every(({ mono }) => mono.every((sample) => Math.abs(sample) < SILENCE))

export const samplesOf = ({ frames: sound }: Chunk): Float32Array => {
  const samples = new Float32Array(sound.length * FRAME_SAMPLES)
  for (const [at, frame] of sound.entries()) samples.set(frame.mono, at * FRAME_SAMPLES)
  return samples
}

const chunkOf = (sound: Frame[]): Chunk => ({ start: secondsAt(sound[0]?.index ?? 0), frames: sound })

/** Cuts a chunk in two at a pause near its middle. */
export const halves = ({ frames: sound }: Chunk): [Chunk, Chunk] => {
  const cut = quietestCut(sound, Math.floor(sound.length / 3), Math.ceil((sound.length * 2) / 3))
  return [chunkOf(sound.slice(0, cut)), chunkOf(sound.slice(cut))]
}

/** Sound in chunks of at most `seconds`, cut where it is quiet, so that no word is in two. */
export async function* chunksOf(sound: AsyncIterable<Frame>, seconds = CHUNK_SECONDS): AsyncGenerator<Chunk> {
  const full = frames(seconds)
  let waiting: Frame[] = []
  for await (const frame of sound) {
    waiting.push(frame)
    if (waiting.length < full) continue
    const cut = quietestCut(waiting, Math.max(1, full - CUT_AMONG))
    yield chunkOf(waiting.slice(0, cut))
    waiting = waiting.slice(cut)
  }
  if (waiting.length > 0) yield chunkOf(waiting)
}
