import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waveFile } from '../remote/wave-file.ts'
import { SAMPLE_RATE } from '../sound.ts'

/** The three lowest resonances of a mouth in hertz, for each of six vowels. */
const VOWELS = [
  [730, 1_090, 2_440],
  [270, 2_290, 3_010],
  [300, 870, 2_240],
  [530, 1_840, 2_480],
  [570, 840, 2_410],
  [660, 1_720, 2_410],
] as const
/** How wide each of them is in hertz, and how loud beside the lowest. */
const WIDTHS = [80, 100, 140] as const
const SHARES = [1, 0.6, 0.3] as const
/** Somebody's voice: the pitch in hertz, and how much shorter their throat is than the usual one. */
export type MadeVoice = { pitch: number; throat: number }
const USUAL: MadeVoice = { pitch: 110, throat: 1 }
const SYLLABLES_A_SECOND = 4
/** The part of a period in which the vocal cords are open. */
const OPEN = 0.6
/** The part of a syllable after which the mouth moves to the next vowel. */
const MOVES = 0.7
const LOUDNESS = 0.5

const vowelAt = (syllable: number): (typeof VOWELS)[number] => VOWELS[syllable % VOWELS.length] ?? VOWELS[0]

/** Filters samples through a resonance that moves. */
const createResonance = (width: number) => {
  const damping = Math.exp((-Math.PI * width) / SAMPLE_RATE)
  let [last, before] = [0, 0]
  return (sample: number, hertz: number): number => {
    const turn = 2 * damping * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
    ;[last, before] = [(1 - damping) * sample + turn * last - damping * damping * before, last]
    return last
  }
}

/** Vowels in syllables, of a pitch that rises and falls: a model of voice activity takes them for a voice. */
export const babble = (seconds: number, { pitch, throat }: MadeVoice = USUAL): Float32Array => {
  const resonances = WIDTHS.map(createResonance)
  let [phase, glottis] = [0, 0]
  const samples = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => {
    const time = at / SAMPLE_RATE
    const syllable = Math.floor(time * SYLLABLES_A_SECOND)
    const part = time * SYLLABLES_A_SECOND - syllable
    const melody = 1 + 0.12 * Math.sin(2 * Math.PI * time * 0.7) - 0.05 * part + 0.02 * Math.sin(10 * Math.PI * time)
    phase = (phase + (pitch * melody) / SAMPLE_RATE) % 1
    const open = phase < OPEN ? Math.sin((Math.PI * phase) / OPEN) ** 2 : 0
    const pulse = open - glottis
    glottis = open
    const moved = Math.max(0, (part - MOVES) / (1 - MOVES))
    const tones = resonances.map((resonance, nth) => {
      const hertzOf = (vowel: number) => (vowelAt(vowel)[nth] ?? 0) * throat
      const hertz = hertzOf(syllable) * (1 - moved) + hertzOf(syllable + 1) * moved
      return resonance(pulse * (SHARES[nth] ?? 0), hertz)
    })
    const loudness = Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.min(1, part * 1.15))))
    return tones.reduce((sum, sample) => sum + sample, 0) * loudness
  })
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / loudest) * LOUDNESS)
}

/** Makes a WAV file in which somebody seems to speak without a word. Resolves with its path. */
export const makeVoice = async (folder: string, name: string, seconds: number): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, waveFile(babble(seconds)))
  return path
}
