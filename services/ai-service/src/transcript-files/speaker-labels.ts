import { speakerName } from './plain-line.ts'

/** A name is short, also 'Jan-Willem van der Berg (gast)'. */
const [MOST_CHARACTERS, MOST_WORDS] = [60, 7]
const LABEL = /^([^:\n]{1,60}):\s{1,20}(?=\S)/u
const LETTER = /\p{L}/u
/** Words of a name that have a small letter. */
const PARTICLE =
  /^(?:van|de|der|den|het|ten|ter|te|von|zu|di|da|del|el|al|bin|ibn|la|le|du|dos|e|y|en|and|in|op|\(?(?:gast|guest|extern|host)\)?)$/iu
const NAME_WORD = /^[("'’]?(?:\p{Lu}|\d)[\p{L}\p{M}\d.'’()@_-]*$/u
/** What no name has, though every word of a heading may begin with a capital. */
const NO_NAME =
  /^(?:https?|www|let op|note|notitie|opmerking|onderwerp|datum|date|tijd|time|aanwezig(?:en)?|deelnemers|attendees|participants|agenda|belangrijk|important|bijvoorbeeld|vraag|antwoord|conclusie|ps|duur|duration|title|titel|transcript(?:ie)?|kind|language)$/iu
const NUMBERED = /^(?:spreker|speaker|deelnemer|participant|persoon|person|unknown|onbekend)\s?[\dA-Z]{0,3}$/iu

/** Whether a transcript calls somebody by a number because it doesn't know them: 'Speaker 2'. */
export const isNumberedSpeaker = (name: string): boolean => NUMBERED.test(name)

/** Whether words can be somebody's name, as a transcript writes it. */
export const isSpeakerName = (name: string): boolean => {
  const words = name.split(' ')
  if (name.length > MOST_CHARACTERS || words.length > MOST_WORDS || NO_NAME.test(name)) return false
  if (isNumberedSpeaker(name)) return true
  const [first = ''] = words
  return (
    NAME_WORD.test(first) && words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) && LETTER.test(name)
  )
}

/** The words before the colon where they can be a name, and what follows. */
export const labelOf = (line: string): { name: string; text: string } | null => {
  const [whole, label = ''] = LABEL.exec(line) ?? []
  const name = speakerName(label)
  return whole !== undefined && name !== null && isSpeakerName(name) ? { name, text: line.slice(whole.length) } : null
}

/** How often a name must stand at the start of a line to be a speaker, where few lines have one. */
const OFTEN = 2
/** Of all lines, how many have a name in a transcript that names its speakers. */
const SHARE_OF_LINES = 0.2

/**
 * The names that are speakers, of those that stand before `lineCount` lines: 'Belangrijk' once in a conversation is
 * none.
 */
export const speakersOf = (names: readonly string[], lineCount: number): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const namesEveryLine = names.length >= lineCount * SHARE_OF_LINES
  return new Set([...counts].flatMap(([name, count]) => (count >= OFTEN || namesEveryLine ? [name] : [])))
}
