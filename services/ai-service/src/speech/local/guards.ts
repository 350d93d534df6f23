import { deflateSync } from 'node:zlib'
import { isPhantom, isUnsure } from '../phantoms.ts'
import type { HeardWindow } from './whisper/whisper.ts'

/** Text that packs so well says the same again and again (openai/whisper). */
const MOST_PACKED = 2.4
/** Shorter texts pack by chance. */
const LEAST_BYTES = 80
/** Below this mean probability of voice hardly anybody speaks. */
const LITTLE_VOICE = 0.6

/** Whether a window's words were made up, out of silence, noise or music. `voice` is the mean probability of speech. */
export const isMadeUp = (heardWindow: HeardWindow, voice: number): boolean => {
  const text = heardWindow.words.map((word) => word.text).join(' ')
  const bytes = Buffer.from(text)
  const isPacked = bytes.length >= LEAST_BYTES && bytes.length / deflateSync(bytes).length > MOST_PACKED
  if ((isPacked || heardWindow.hasLooped) && isUnsure(heardWindow)) return true
  return isPhantom(text, heardWindow, voice < LITTLE_VOICE)
}
