import { secondsAt, type Frame } from '../frame.ts'
import { FRAMES_A_SECOND, FRAME_SAMPLES } from '../sound.ts'

/** Sound that is sent at once: frames in order, of which silences may have been left out. */
export type Chunk = { frames: Frame[] }

const frames = (seconds: number): number => Math.round(seconds * FRAMES_A_SECOND)
/** Five minutes: 10 MB as WAV, where the usual limit of an endpoint is 25 MB. */
export const CHUNK_SECONDS = 300
/** A chunk is cut at the quietest moment of its last minute. */
const CUT_AMONG = frames(60)
/** A pause between words; shorter ones are inside of words. */
const PAUSE = frames(0.3)
/** Of a place among frames: seconds that an endpoint gives aren't whole frames. */
const ROUNDING = 1e-6
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

/** A second of the recording, of one of the chunk; the end of something isn't after a silence that was left out. */
export const timeIn = ({ frames: sound }: Chunk, seconds: number, isEnd = false): number => {
  const place = seconds * FRAMES_A_SECOND
  const at = Math.min(
    sound.length - 1,
    Math.max(0, isEnd ? Math.ceil(place - ROUNDING) - 1 : Math.floor(place + ROUNDING)),
  )
  return secondsAt(sound[at]?.index ?? 0) + Math.min(1, Math.max(0, place - at)) / FRAMES_A_SECOND
}

/** The second of the recording at which a chunk ends. */
export const endOf = ({ frames: sound }: Chunk): number => secondsAt((sound.at(-1)?.index ?? -1) + 1)

/** Cuts a chunk in two at a pause near its middle. */
export const halves = ({ frames: sound }: Chunk): [Chunk, Chunk] => {
  const cut = quietestCut(sound, Math.floor(sound.length / 3), Math.ceil((sound.length * 2) / 3))
  return [{ frames: sound.slice(0, cut) }, { frames: sound.slice(cut) }]
}

/** Sound in chunks of at most `seconds`, cut where it is quiet, so that no word is in two. */
export const chunksOf = async function* (sound: AsyncIterable<Frame>, seconds = CHUNK_SECONDS): AsyncGenerator<Chunk> {
  const full = frames(seconds)
  let waiting: Frame[] = []
  for await (const frame of sound) {
    waiting.push(frame)
    if (waiting.length < full) continue
    const cut = quietestCut(waiting, Math.max(1, full - CUT_AMONG))
    yield { frames: waiting.slice(0, cut) }
    waiting = waiting.slice(cut)
  }
  if (waiting.length > 0) yield { frames: waiting }
}
