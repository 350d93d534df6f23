/**
 * What Whisper writes where nobody speaks, learned from subtitles. Real sentences too, so they only count where hardly
 * anybody speaks.
 */
const phantoms = [
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
/** A sound in brackets, such as [muziek], or music. */
const SOUND_ONLY = /^(?:[[(*♪][^\])*♪]*[\])*♪]|♪+)$/

/** What a model says of its own words. */
export type Doubt = {
  /** The probability that nobody speaks. */
  noSpeech: number
  /** The mean logarithm of the probability of a token. */
  logProbability: number
}

/** Above this nobody speaks, when the model isn't sure of its words either (openai/whisper). */
const NO_SPEECH = 0.6
const UNSURE = -1
/** Above this hardly anybody speaks. */
const SOME_SILENCE = 0.3

export const isUnsure = ({ logProbability }: Doubt): boolean => logProbability < UNSURE

/** Whether a text was made up out of silence, noise or music; `isHardlySpeech` when something else heard no voice. */
export const isPhantom = (text: string, doubt: Doubt, isHardlySpeech = false): boolean => {
  if (SOUND_ONLY.test(text.trim())) return true
  if (doubt.noSpeech > NO_SPEECH && isUnsure(doubt)) return true
  const isDoubtful = isHardlySpeech || doubt.noSpeech > SOME_SILENCE
  return isDoubtful && phantoms.some((phantom) => phantom.test(text.trim()))
}
