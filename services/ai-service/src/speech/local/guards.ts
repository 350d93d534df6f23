import { deflateSync } from 'node:zlib'
import type { HeardWindow } from './whisper/whisper.ts'

/** Above this the model itself says that nobody speaks, when it isn't sure of its words either (openai/whisper). */
const NO_SPEECH = 0.6
const UNSURE = -1
/** Text that packs so well says the same again and again (openai/whisper). */
const MOST_PACKED = 2.4
/** Shorter texts pack by chance. */
const LEAST_BYTES = 80
/** Below this mean probability of voice, or above this probability of silence, hardly anybody speaks. */
const LITTLE_VOICE = 0.6
const SOME_SILENCE = 0.3

/**
 * What Whisper writes where nobody speaks, learned from subtitles. Real sentences too, so they only count where hardly
 * anybody speaks.
 */
const PHANTOMS = [
  /ondertitel/i,
  /amara\.org/i,
  /^bedankt voor het kijken/i,
  /^(?:thanks|thank you)(?: so much)? for watching/i,
  /^(?:tot de volgende (?:keer|video))/i,
  /^(?:please )?subscribe/i,
  /subtitles? by/i,
  /^tv gelderland/i,
  /^(?:thank you|bedankt|dank u wel|you|bye|doei)[.!]?$/i,
  /^copyright/i,
]
/** A sound in brackets, such as [muziek]. */
const SOUND_ONLY = /^[[(*♪][^\])*♪]*[\])*♪]$/

/** Whether a window's words were made up, out of silence, noise or music. */
export const isMadeUp = (heard: HeardWindow, voice: number): boolean => {
  const text = heard.words.map((word) => word.text).join(' ')
  if (SOUND_ONLY.test(text)) return true
  if (heard.noSpeech > NO_SPEECH && heard.logProbability < UNSURE) return true
  const bytes = Buffer.from(text)
  const isPacked = bytes.length >= LEAST_BYTES && bytes.length / deflateSync(bytes).length > MOST_PACKED
  if ((isPacked || heard.hasLooped) && heard.logProbability < UNSURE) return true
  const isHardlySpeech = voice < LITTLE_VOICE || heard.noSpeech > SOME_SILENCE
  return isHardlySpeech && PHANTOMS.some((phantom) => phantom.test(text))
}
