import { knownSkill, type KnownSkill } from '../../cv/skills/known-skills.ts'
import { isShouted } from '../../vacancy-text/language/capitals.ts'

/** Programmes and methods whose names are everyday words in Dutch or English: 'ik word', 'less', 'chef'. */
const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  `word less chef go express spring node next swift rust dart scratch maple flask remix ray hive spark exchange slack
  zoom notion sketch office opera king coda cura epic astro bamboo helm sentry windows babel electron julia`.split(
    /\s+/,
  ),
)

export const isInCapitals = (writtenWord: string): boolean =>
  writtenWord === writtenWord.toUpperCase() && writtenWord !== writtenWord.toLowerCase()

const beginsWithCapital = (writtenWord: string): boolean => isInCapitals(writtenWord.slice(0, 1))

/** What the words around one tell of it, each asked seldom. */
export type Surroundings = {
  /** They are typed in capitals, so that those of an abbreviation say nothing. */
  isShouted: () => boolean
  /** A skill stands there that is no everyday word: 'word en excel'. */
  hasSkill: () => boolean
}

/** What a line and its words tell of one of them. */
export const surroundingsOf = (line: string, writtenWords: readonly string[]): Surroundings => ({
  isShouted: () => isShouted(line),
  hasSkill: () => writtenWords.some((word) => knownSkill(word)?.everywhere),
})

/**
 * Whether one word that is written like a skill names it. Everyday words do so by their capitals: 'ALS' is Advanced
 * Life Support and 'als' isn't, 'Word' is a programme and 'word' is one beside others.
 */
export const isNamed = ({ text, everywhere }: KnownSkill, writtenWord: string, surroundings: Surroundings): boolean => {
  if (everywhere) return true
  if (isInCapitals(text)) return isInCapitals(writtenWord) && !surroundings.isShouted()
  if (!EVERYDAY_NAMES.has(text.toLowerCase())) return true
  return beginsWithCapital(writtenWord) || surroundings.hasSkill()
}
