import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpegPath } from '../../../../services/ai-service/src/speech/media/ffmpeg-path.ts'
import { probe } from '../../../../services/ai-service/src/speech/media/probe.ts'
import { readSound } from '../../../../services/ai-service/src/speech/media/read-sound.ts'

/** Somebody, and what they say in recordings without silence at their ends, all equally loud. */
export type RecordedVoice = { name: string; sounds: Float32Array[] }

/** The mean square of speech that every voice is brought to, and below which a moment is silent. */
const LOUDNESS = 0.004
const SILENCE = 0.000_05
const MOMENT = 512

const squareAt = (samples: Float32Array, first: number): number => {
  const part = samples.subarray(first, first + MOMENT)
  return part.reduce((sum, sample) => sum + sample * sample, 0) / MOMENT
}

const soundOf = async (path: string): Promise<Float32Array> => {
  const program = await ffmpegPath()
  const { reader } = await probe(program, path)
  const parts: number[] = []
  for await (const { left } of readSound(program, path, { reader, isStereo: false }))
    for (const sample of left) parts.push(sample)
  return Float32Array.from(parts)
}

/** Speech alone, as loud as everybody's. */
const levelled = (samples: Float32Array): Float32Array => {
  const moments = Array.from({ length: Math.floor(samples.length / MOMENT) }, (_, n) => squareAt(samples, n * MOMENT))
  const loud = moments.flatMap((square, n) => (square > SILENCE ? [n] : []))
  const mean = loud.reduce((sum, n) => sum + (moments[n] ?? 0), 0) / Math.max(1, loud.length)
  const gain = Math.sqrt(LOUDNESS / Math.max(mean, SILENCE))
  const speech = samples.slice((loud[0] ?? 0) * MOMENT, ((loud.at(-1) ?? -1) + 1) * MOMENT)
  return speech.map((sample) => Math.max(-1, Math.min(1, sample * gain)))
}

/** The voices of a folder: a folder for each of them, named after them, with recordings inside. */
export const readVoices = async (folder: string): Promise<RecordedVoice[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const voices: RecordedVoice[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const files = (await readdir(join(folder, name))).toSorted()
    const sounds: Float32Array[] = []
    for (const file of files) sounds.push(levelled(await soundOf(join(folder, name, file))))
    voices.push({ name, sounds })
  }
  return voices.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
